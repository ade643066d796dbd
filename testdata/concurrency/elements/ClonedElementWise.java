// verdict: safe
// As ClonedInBetween, but what is cloned was written by those that have ended.
package elements;

class ClonedElementWise {
    static final int[] slots = new int[3];

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
        for (Thread t : writers) {
            t.join();
        }
        int[] seen = slots.clone();
        assert seen[0] == 2 && seen[1] == 2;
    }
}
