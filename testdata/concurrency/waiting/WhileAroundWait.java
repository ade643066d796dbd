// verdict: safe
// Whoever wakes tests again; two items for two takers, so both end.
package waiting;

class WhileAroundWait {
    private int items;

    synchronized void put() {
        items++;
        notifyAll();
    }

    synchronized void take() throws InterruptedException {
        while (items == 0) wait();
        items--;
        assert items >= 0;
    }

    public static void main(String[] args) {
        WhileAroundWait box = new WhileAroundWait();
        for (int i = 0; i < 2; i++) {
            new Thread(() -> {
                try {
                    box.take();
                } catch (InterruptedException e) { }
            }).start();
        }
        box.put();
        box.put();
    }
}
