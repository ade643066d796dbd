// verdict: violated
// error: deadlock
// twin: CycleTouchedFirst
// Each initialiser needs the other class: with a thread in each, both wait for the other.
package classinit;

class Cycle {
    static class A {
        static int a = B.b + 1;
    }

    static class B {
        static int b = A.a + 1;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            int v = A.a;
        }).start();
        int v = B.b;
    }
}
