// verdict: safe
// The program goes on when main has ended, until the last thread that is no daemon has.
package threads;

class MainEndsFirst {
    static volatile int n;

    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        new Thread(() -> {
            try {
                main.join();
            } catch (InterruptedException e) { }
            assert n == 1;
            assert !main.isAlive();
        }).start();
        n = 1;
    }
}
