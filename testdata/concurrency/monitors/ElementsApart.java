// verdict: safe
// set: +listener=gov.nasa.jpf.listener.PreciseRaceDetector
// Different elements of one array are different variables.
package monitors;

class ElementsApart {
    public static void main(String[] args) throws InterruptedException {
        int[] cells = new int[2];
        Thread t = new Thread(() -> cells[1] = 1);
        t.start();
        cells[0] = 1;
        t.join();
        assert cells[0] + cells[1] == 2;
    }
}
