// verdict: violated
// error: java.lang.AssertionError
// twin: OwnedByOne
// A field of the thread object is shared with whoever has the thread.
package publication;

class PublishedByThreadField {
    static class Worker extends Thread {
        int n;

        @Override
        public void run() { n++; }
    }

    public static void main(String[] args) throws InterruptedException {
        Worker w = new Worker();
        w.start();
        w.n++;
        w.join();
        assert w.n == 2;
    }
}
