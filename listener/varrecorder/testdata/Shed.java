import gov.nasa.jpf.vm.Verify;

/** Has more states waiting at once than one, and fails on one path. */
public class Shed {
    static int at;

    public static void main(String[] args) {
        at = Verify.getInt(0, 1);
        if (Verify.getBoolean()) {
            at = 7;
        }
        if (Verify.getInt(0, 1) == 1 && at == 1) {
            throw new IllegalStateException();
        }
    }
}
