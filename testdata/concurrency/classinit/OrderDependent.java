// verdict: violated
// error: java.lang.AssertionError
// twin: CycleTouchedFirst
// Classes are initialised when they are first used: which of the two comes first depends on the schedule.
package classinit;

class OrderDependent {
    static volatile int next = 1;

    static class A {
        static final int NUMBER = next++;
    }

    static class B {
        static final int NUMBER = next++;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            int v = A.NUMBER;
        });
        t.start();
        int b = B.NUMBER;
        t.join();
        assert b == 2;
    }
}
