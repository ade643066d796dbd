// verdict: safe
// The variable is read once, so what is locked is what is notified.
package monitors;

class NotifyAfterCheck {
    static volatile Object mailbox = new Object();

    public static void main(String[] args) {
        new Thread(() -> mailbox = new Object()).start();
        Object box = mailbox;
        synchronized (box) {
            box.notify();
        }
    }
}
