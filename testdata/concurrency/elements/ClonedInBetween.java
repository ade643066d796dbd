// verdict: violated
// error: java.lang.AssertionError
// twin: ClonedElementWise
// Two threads write an element each, and a third one clones all of them meanwhile.
package elements;

class ClonedInBetween {
    static final int[] slots = new int[3];
    static int sum;

    public static void main(String[] args) throws InterruptedException {
        Thread[] writers = new Thread[2];
        for (int i = 0; i < 2; i++) {
            int k = i;
            writers[i] = new Thread(() -> {
                slots[k] = 1;
                slots[k]++;
            });
            writers[i].start();
        }
        int[] seen = slots.clone();
        assert seen[0] != 1 || seen[1] != 2;
        for (Thread t : writers) {
            t.join();
        }
    }
}
