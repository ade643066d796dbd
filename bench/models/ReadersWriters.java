/** Readers and writers of two fields that must be equal, with a monitor in front of them. */
public class ReadersWriters {
    private int readers;
    private boolean writing;
    private int left;
    private int right;

    private synchronized void startReading() throws InterruptedException {
        while (writing) {
            wait();
        }
        readers++;
    }

    private synchronized void stopReading() {
        if (--readers == 0) {
            notifyAll();
        }
    }

    private synchronized void startWriting() throws InterruptedException {
        while (writing || readers > 0) {
            wait();
        }
        writing = true;
    }

    private synchronized void stopWriting() {
        writing = false;
        notifyAll();
    }

    private void read() {
        try {
            startReading();
            assert left == right;
            stopReading();
        } catch (InterruptedException e) {
            // the end
        }
    }

    private void write() {
        try {
            startWriting();
            left++;
            right++;
            stopWriting();
        } catch (InterruptedException e) {
            // the end
        }
    }

    public static void main(String[] args) {
        int readers = args.length > 0 ? Integer.parseInt(args[0]) : 2;
        int writers = args.length > 1 ? Integer.parseInt(args[1]) : 2;
        ReadersWriters data = new ReadersWriters();
        for (int i = 0; i < readers; i++) {
            new Thread(data::read).start();
        }
        for (int i = 0; i < writers; i++) {
            new Thread(data::write).start();
        }
    }
}
