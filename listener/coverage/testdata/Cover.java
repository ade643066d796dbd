import gov.nasa.jpf.vm.Verify;

/** Code that a search covers in part. */
public class Cover {
    @interface Requirement {
        String[] value();
    }

    static class Unused {
        int never() {
            return 1;
        }
    }

    @Requirement({"R1", "R2"})
    static int sign(int n) {
        if (n < 0) {
            return -1;
        }
        return n > 0 ? 1 : 0;
    }

    @Requirement("R2")
    static String name(int n) {
        switch (n) {
            case 0:
                return "zero";
            case 1:
                return "one";
            case 5:
                return "five";
            default:
                return "many";
        }
    }

    static void handled(int n) {
        try {
            if (n == 100) {
                throw new IllegalStateException();
            }
        } catch (IllegalStateException e) {
            System.out.println("caught");
        }
    }

    public static void main(String[] args) {
        int n = Verify.getInt(0, 2);
        sign(n);
        name(n);
        handled(n);
    }
}
