// verdict: safe
// Only starting the thread is left to the initialiser; the thread waits until the class is ready, then goes on.
package classinit;

class JoinOutsideInitialiser {
    static class Config {
        static volatile int value = 1;
        static final Thread THREAD = new Thread(new Runnable() {
            @Override
            public void run() { value++; }
        });

        static {
            THREAD.start();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Config.THREAD.join();
        assert Config.value == 2;
    }
}
