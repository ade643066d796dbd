package errors;

/** Takes arrays until it has enough or there is no more; what it prints is the same for both. */
public class FillsHeap {
    static long[][] all = new long[100][];

    public static void main(String[] args) {
        try {
            for (int i = 0; i < all.length; i++) {
                all[i] = new long[1 << 16];
            }
        } catch (OutOfMemoryError e) {
            all[0] = null;
        }
        System.out.println("filled");
    }
}
