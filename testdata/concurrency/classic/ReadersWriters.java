// verdict: safe
// Readers share, a writer is alone.
package classic;

class ReadersWriters {
    private int readers;
    private boolean writing;
    private int left, right;

    synchronized void startReading() throws InterruptedException {
        while (writing) wait();
        readers++;
    }

    synchronized void stopReading() {
        readers--;
        if (readers == 0) notifyAll();
    }

    synchronized void startWriting() throws InterruptedException {
        while (writing || readers > 0) wait();
        writing = true;
    }

    synchronized void stopWriting() {
        writing = false;
        notifyAll();
    }

    void read() {
        try {
            startReading();
            assert left == right;
            stopReading();
        } catch (InterruptedException e) { }
    }

    public static void main(String[] args) throws InterruptedException {
        ReadersWriters d = new ReadersWriters();
        new Thread(d::read).start();
        new Thread(d::read).start();
        d.startWriting();
        d.left++;
        d.right++;
        d.stopWriting();
    }
}
