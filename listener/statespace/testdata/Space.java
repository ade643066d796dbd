import gov.nasa.jpf.vm.Verify;

/** Two places with choices, one of which is reached more often. */
public class Space {
    static int sum;

    static void many() {
        sum = 10 * sum + Verify.getInt(1, 4);
    }

    public static void main(String[] args) {
        if (Verify.getBoolean()) {
            sum = 1;
        }
        many();
        many();
    }
}
