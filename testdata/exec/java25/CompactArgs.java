// release: 25
// args: one two
// A compact source whose main takes arguments, with types beside it.

interface Shape { double area(); }
record Square(double side) implements Shape { public double area() { return side * side; } }
enum Size { SMALL, LARGE }

static int used = 3;

void main(String[] args) {
    for (String s : args) {
        IO.println(s + used++);
    }
    Shape s = new Square(3);
    IO.println(s + " " + s.area() + " " + Size.valueOf("LARGE").ordinal());
    Map<String, Integer> m = new TreeMap<>();
    m.merge("x", 1, Integer::sum);
    IO.println(m);
}
