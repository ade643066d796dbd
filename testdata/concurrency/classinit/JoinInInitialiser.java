// verdict: violated
// error: deadlock
// twin: JoinOutsideInitialiser
// The initialiser waits for a thread that uses the class, and so waits for the initialiser.
package classinit;

class JoinInInitialiser {
    static class Config {
        static volatile int value = 1;

        static {
            Thread t = new Thread(new Runnable() {
                @Override
                public void run() { value++; }
            });
            t.start();
            try {
                t.join();
            } catch (InterruptedException e) { }
        }
    }

    public static void main(String[] args) {
        assert Config.value == 2;
    }
}
