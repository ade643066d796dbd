// verdict: violated
// error: deadlock
// twin: ReadersWriters
// The last reader leaves without a notification; a writer that waits for it waits for ever.
package classic;

class ReadersNotNotified {
    private int readers;

    synchronized void startReading() { readers++; }

    synchronized void stopReading() { readers--; }

    synchronized void write() throws InterruptedException {
        while (readers > 0) wait();
    }

    public static void main(String[] args) throws InterruptedException {
        ReadersNotNotified d = new ReadersNotNotified();
        new Thread(() -> {
            d.startReading();
            d.stopReading();
        }).start();
        d.write();
    }
}
