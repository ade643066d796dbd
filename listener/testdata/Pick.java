import gov.nasa.jpf.vm.Verify;

/** Two choices, one exception that is caught. */
public class Pick {
    static int twice(int n) {
        return 2 * n;
    }

    public static void main(String[] args) {
        int a = Verify.getInt(0, 2);
        int b = twice(Verify.getInt(0, 1));
        try {
            throw new IllegalStateException();
        } catch (IllegalStateException e) {
            a = a + b;
        }
    }
}
