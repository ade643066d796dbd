// verdict: safe
// main initialises both, one through the other, before there is another thread.
package classinit;

class CycleTouchedFirst {
    static class A {
        static int a = B.b + 1;
    }

    static class B {
        static int b = A.a + 1;
    }

    public static void main(String[] args) {
        int v = B.b; // A sees b as 0
        assert A.a == 1 && B.b == 2;
        new Thread(() -> {
            assert A.a == 1;
        }).start();
    }
}
