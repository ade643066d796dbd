import gov.nasa.jpf.vm.Verify;

/** Every kind of choice; prints each combination that it was asked for. */
public class Choices {
    static class Thing {}

    static int threshold = 30;

    public static void main(String[] args) {
        Object keep = new Thing();
        int limit = 20;
        switch (args[0]) {
            case "int": System.out.println(Verify.getInt(3, 1)); break;
            case "boolean": System.out.println(Verify.getBoolean() + " " + Verify.getBoolean(false)); break;
            case "list":
                System.out.println(Verify.getIntFromList(5, 7, 5) + " " + Verify.getLongFromList(1L << 40) + " "
                        + Verify.getFloatFromList(0.5f, 2f) + " " + Verify.getDoubleFromList(1e10, -0.0));
                break;
            case "empty": System.out.println(Verify.getIntFromList() + " " + Verify.getDoubleFromList() + " " + Verify.getLongFromList()); break;
            case "configured": System.out.println(Verify.getInt("x")); break;
            case "double": System.out.println(Verify.getDouble("x")); break;
            case "object": System.out.println(Verify.getObject("x") == keep); break;
            case "random": System.out.println(Verify.random(1) + " " + Verify.randomBool()); break;
            case "randomObject": System.out.println(Verify.randomObject("Choices$Thing") == keep); break;
            case "flip":
                System.out.println(Verify.getBitFlip((byte) 0, 7) + " " + Verify.getBitFlip(true));
                break;
            case "flips": System.out.println(Verify.getBitFlip(5L, 2, 3)); break;
            case "tooMany": System.out.println(Verify.getBitFlip(5L, 20)); break;
            case "ignore":
                int v = Verify.getInt(1, 5);
                Verify.ignoreIf(v % 2 == 0);
                System.out.println(v);
                break;
            case "break": System.out.println(Verify.breakTransition("here", 1, 2) + Verify.breakTransition("there", 4, 4)); break;
            default: throw new IllegalArgumentException(args[0]);
        }
    }
}
