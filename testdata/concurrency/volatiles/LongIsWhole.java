// verdict: safe
// A volatile long is read and written whole.
package volatiles;

class LongIsWhole {
    static volatile long value;

    public static void main(String[] args) {
        new Thread(() -> value = -1L).start();
        long seen = value;
        assert seen == 0 || seen == -1;
    }
}
