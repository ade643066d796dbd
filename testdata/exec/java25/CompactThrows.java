// release: 25
// exit: 1
// An instance main that throws.

void fail(int n) {
    if (n == 0) {
        throw new IllegalStateException("bottom");
    }
    fail(n - 1);
}

void main() throws Exception {
    IO.println("before");
    fail(2);
}
