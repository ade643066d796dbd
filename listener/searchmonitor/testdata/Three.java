import gov.nasa.jpf.vm.Verify;

/** One choice of three; one alternative fails. */
public class Three {
    public static void main(String[] args) {
        if (Verify.getInt(0, 2) == 1) {
            throw new IllegalStateException();
        }
    }
}
