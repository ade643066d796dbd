// verdict: safe
// The agent puts two of three things on the table and waits until the smoker who has the third has taken them: every
// smoker checks for its own pair under the lock, so exactly the right one goes on.
package classic;

class Smokers {
    private int missing = -1, smoked; // missing: which thing is not on the table
    private boolean over;

    synchronized void smoker(int own) {
        try {
            while (true) {
                while (missing != own && !over) wait();
                if (over) return;
                missing = -1;
                smoked++;
                notifyAll();
            }
        } catch (InterruptedException e) { }
    }

    synchronized void serve(int thing) throws InterruptedException {
        missing = thing;
        notifyAll();
        while (missing >= 0) wait();
    }

    synchronized void close() {
        over = true;
        notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        Smokers table = new Smokers();
        for (int i = 0; i < 2; i++) {
            int own = i;
            new Thread(() -> table.smoker(own)).start();
        }
        table.serve(1);
        table.serve(0);
        table.close();
        assert table.smoked == 2;
    }
}
