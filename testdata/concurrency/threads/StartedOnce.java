// verdict: safe
// Looking and starting are one critical section.
package threads;

class StartedOnce {
    static Thread t = new Thread(() -> { });

    static synchronized void startIt() {
        if (t.getState() == Thread.State.NEW) t.start();
    }

    public static void main(String[] args) {
        new Thread(StartedOnce::startIt).start();
        startIt();
    }
}
