import gov.nasa.jpf.vm.Verify;

/** Six dials of n positions: n^6 states. */
public class Dials {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int[] dials = new int[6];
        while (n > 0) {
            int which = Verify.getInt(0, dials.length - 1);
            dials[which] = (dials[which] + 1) % n;
        }
    }
}
