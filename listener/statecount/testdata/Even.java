import gov.nasa.jpf.vm.Verify;

/** A tree of choices whose branches are equal, but for one that is given up. */
public class Even {
    static int path;

    public static void main(String[] args) {
        path = Verify.getInt(0, 3);
        path = 10 * path + Verify.getInt(0, 4);
        Verify.ignoreIf(path == 12);
        path = 10 * path + Verify.getInt(0, 1);
    }
}
