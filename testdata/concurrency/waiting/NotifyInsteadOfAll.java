// verdict: violated
// error: deadlock
// twin: NotifyAll
// Producer and consumers wait on the same object. The one notification of a put can wake the wrong one of them, which
// goes to sleep again: two puts of one producer, two consumers, one slot.
package waiting;

class NotifyInsteadOfAll {
    private boolean full;

    synchronized void put() throws InterruptedException {
        while (full) wait();
        full = true;
        notify();
    }

    synchronized void take() throws InterruptedException {
        while (!full) wait();
        full = false;
        notify();
    }

    public static void main(String[] args) throws InterruptedException {
        NotifyInsteadOfAll slot = new NotifyInsteadOfAll();
        for (int i = 0; i < 2; i++) {
            new Thread(() -> {
                try {
                    slot.take();
                } catch (InterruptedException e) { }
            }).start();
        }
        slot.put();
        slot.put();
    }
}
