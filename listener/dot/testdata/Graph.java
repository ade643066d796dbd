import gov.nasa.jpf.vm.Verify;

/** A diamond of states, with a failure at one side. */
public class Graph {
    static int at;

    public static void main(String[] args) {
        at = Verify.getInt(0, 1);
        if (Verify.getBoolean()) {
            at = 7;
        }
        if (Verify.getInt(0, 1) == 1 && at == 1) {
            throw new IllegalStateException("here, \"there\"");
        }
    }
}
