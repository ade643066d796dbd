// verdict: violated
// error: java.lang.IllegalThreadStateException
// twin: StartedOnce
// Both threads can see that t was not started.
package threads;

class StartedTwice {
    static Thread t = new Thread(() -> { });

    static void startIt() {
        if (t.getState() == Thread.State.NEW) t.start();
    }

    public static void main(String[] args) {
        new Thread(StartedTwice::startIt).start();
        startIt();
    }
}
