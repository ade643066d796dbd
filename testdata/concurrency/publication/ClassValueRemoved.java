// verdict: violated
// error: java.lang.AssertionError
// twin: ClassValueKept
// Between the two reads of the step the other thread may not yet have removed the value.
package publication;

class ClassValueRemoved {
    static final ClassValue<int[]> COUNTS = new ClassValue<>() {
        protected int[] computeValue(Class<?> c) {
            return new int[1];
        }
    };

    static volatile int step;

    public static void main(String[] args) {
        COUNTS.get(String.class)[0] = 5;
        new Thread(() -> {
            step = 1;
            COUNTS.remove(String.class);
            step = 2;
        }).start();
        int before = step, count = COUNTS.get(String.class)[0];
        assert !(before == 1 && count == 5 && step == 1);
    }
}
