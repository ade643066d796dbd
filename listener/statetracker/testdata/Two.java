import gov.nasa.jpf.vm.Verify;

/** Two choices that forget the first. */
public class Two {
    public static void main(String[] args) {
        Verify.getInt(0, 1);
        Verify.getInt(5, 6);
    }
}
