// verdict: violated
// error: race
// set: +listener=gov.nasa.jpf.listener.PreciseRaceDetector
// twin: ElementsApart
// oracle: skip
// Both threads write the same element; the last one wins, whichever it is.
package monitors;

class RaceOnElement {
    public static void main(String[] args) throws InterruptedException {
        int[] cells = new int[2];
        Thread t = new Thread(() -> cells[1] = 1);
        t.start();
        cells[1] = 1;
        t.join();
    }
}
