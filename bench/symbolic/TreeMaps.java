import gov.nasa.jpf.vm.Verify;
import java.util.TreeMap;

/** Sequences of operations on the TreeMap of the JDK, with unknown keys in boxes. */
public class TreeMaps {
    private static final TreeMap<Integer, Integer> MAP = new TreeMap<>();

    static void operate(int operation, int key) {
        switch (operation) {
            case 0:
                MAP.put(key, 1);
                break;
            case 1:
                MAP.remove(key);
                break;
            default:
                MAP.get(key);
        }
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 3;
        for (int i = 0; i < n; i++) {
            operate(Verify.getInt(0, 2), 0);
        }
    }
}
