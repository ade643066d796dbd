import gov.nasa.jpf.symbc.Debug;
import gov.nasa.jpf.vm.Verify;

// Paths with all kinds of ends, and a way that is excluded. With a from 6 to 9 and b
// from 0 to 2 each path has inputs of its own.
public class Paths {
    static String kind(int a, int b) {
        if (a > 8) {
            if (a < 8) {
                return "never";
            }
            if (a / b > 8) {
                throw new IllegalStateException();
            }
            return "high";
        }
        Debug.assume(a >= 7);
        assert a != 7;
        return "low";
    }

    public static void main(String[] args) {
        boolean call = Verify.getBoolean();
        if (call) {
            try {
                kind(1, 2);
            } catch (ArithmeticException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
