// verdict: safe
// Both threads may compute a value; one of them is taken, and both get that.
package publication;

class ClassValueKept {
    static final ClassValue<int[]> COUNTS = new ClassValue<>() {
        protected int[] computeValue(Class<?> c) {
            return new int[1];
        }
    };

    static int[] other;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> other = COUNTS.get(String.class));
        t.start();
        int[] mine = COUNTS.get(String.class);
        t.join();
        assert mine == other;
    }
}
