// verdict: safe
// oracle: skip
// exit ends the program, with a thread still waiting: no deadlock.
package threads;

class ExitFreesNobody {
    public static void main(String[] args) {
        Object lock = new Object();
        new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) { }
            }
        }).start();
        System.exit(0);
    }
}
