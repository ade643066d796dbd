import gov.nasa.jpf.vm.Verify;

/** Three choices, of which one combination fails. */
public class Paths {
    static int twice(int n) {
        boolean more = Verify.getBoolean();
        return more ? 2 * n : n;
    }

    public static void main(String[] args) {
        int n = Verify.getInt(1, 4);
        System.out.println("n=" + n);
        if (n == 3) {
            Verify.storeTraceIf(args.length > 0, args.length > 0 ? args[0] : null, "three");
        }
        int m = twice(n);
        int k = Verify.getInt(0, 2);
        System.out.println("m=" + m + " k=" + k);
        if (m == 6 && k == 1) {
            throw new IllegalStateException("m is " + m);
        }
    }
}
