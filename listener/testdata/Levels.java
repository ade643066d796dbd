import gov.nasa.jpf.vm.Verify;

/** A tank whose level is kept in static fields, for scripts that look at it. */
public class Levels {
    static int level;
    static final Levels tank = new Levels();
    int capacity = 3;
    String name = "north";

    public static void main(String[] args) {
        for (int i = 0; i < 5; i++) {
            level += Verify.getInt(0, 1);
        }
    }
}
