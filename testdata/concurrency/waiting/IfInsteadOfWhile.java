// verdict: violated
// error: java.lang.AssertionError
// twin: WhileAroundWait
// notifyAll wakes both takers for one item; the second goes on without testing again and takes what is not there.
package waiting;

class IfInsteadOfWhile {
    private int items;

    synchronized void put() {
        items++;
        notifyAll();
    }

    synchronized void take() throws InterruptedException {
        if (items == 0) wait();
        items--;
        assert items >= 0;
    }

    public static void main(String[] args) {
        IfInsteadOfWhile box = new IfInsteadOfWhile();
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
