// release: 25
// stdin: Ada\n42\n\n
// Reading lines by IO.

void main() {
    String name = IO.readln("name? ");
    int n = Integer.parseInt(IO.readln());
    IO.println(name + " " + (n + 1) + " [" + IO.readln() + "] " + IO.readln("more? "));
}
