// verdict: violated
// error: java.lang.IllegalMonitorStateException
// twin: NotifyAfterCheck
// The other thread can take the object out of the variable between locking and notifying: main then notifies an object
// that it has not locked.
package monitors;

class NotifyWithoutLock {
    static volatile Object mailbox = new Object();

    public static void main(String[] args) {
        new Thread(() -> mailbox = new Object()).start();
        synchronized (mailbox) {
            mailbox.notify();
        }
    }
}
