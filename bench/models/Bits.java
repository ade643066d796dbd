import gov.nasa.jpf.vm.Verify;

/**
 * Writes n bits, one after the other, into each of ten words: 2^(n+1)-1 states that all differ, beside as many live
 * objects as the second argument says.
 */
public class Bits {
    private static final int[] WORDS = new int[10];
    private static Object[] kept;

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 18;
        kept = new Object[args.length > 1 ? Integer.parseInt(args[1]) : 300];
        for (int i = 0; i < kept.length; i++) {
            kept[i] = new int[] {i};
        }
        for (int i = 0; i < n; i++) {
            int bit = Verify.getBoolean() ? 1 : 0;
            for (int k = 0; k < WORDS.length; k++) {
                WORDS[k] = 2 * WORDS[k] + bit;
            }
        }
    }
}
