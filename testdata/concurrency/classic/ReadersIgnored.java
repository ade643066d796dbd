// verdict: violated
// error: java.lang.AssertionError
// twin: ReadersWriters
// The writer waits for other writers only.
package classic;

class ReadersIgnored {
    private boolean writing;
    private int left, right;

    synchronized void startReading() throws InterruptedException {
        while (writing) wait();
    }

    synchronized void startWriting() throws InterruptedException {
        while (writing) wait();
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
        } catch (InterruptedException e) { }
    }

    public static void main(String[] args) throws InterruptedException {
        ReadersIgnored d = new ReadersIgnored();
        new Thread(d::read).start();
        d.startWriting();
        d.left++;
        d.right++;
        d.stopWriting();
    }
}
