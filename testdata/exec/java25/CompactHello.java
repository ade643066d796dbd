// release: 25
// A compact source with an instance main, fields and methods of its own.

String greeting = "hello";
int count;

String twice(String s) {
    count++;
    return s + s;
}

void main() {
    IO.println(twice(greeting) + " " + count);
    IO.print("no newline ");
    IO.println();
    IO.println(List.of(1, 2, 3).stream().map(x -> x * 2).toList());
    IO.println(null);
    record Local(int a) {}
    IO.println(new Local(4));
    System.out.println(getClass().getName() + " " + getClass().getModifiers());
}
