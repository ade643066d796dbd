// verdict: safe
// All are woken, so the right one is among them; as many puts as takes.
package waiting;

class NotifyAll {
    private boolean full;

    synchronized void put() throws InterruptedException {
        while (full) wait();
        full = true;
        notifyAll();
    }

    synchronized void take() throws InterruptedException {
        while (!full) wait();
        full = false;
        notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        NotifyAll slot = new NotifyAll();
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
