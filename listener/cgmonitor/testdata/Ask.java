import gov.nasa.jpf.vm.Verify;

/** Asks twice, in a method and in main. */
public class Ask {
    static boolean ask() {
        return Verify.getBoolean();
    }

    public static void main(String[] args) {
        ask();
        Verify.getInt(7, 8);
    }
}
