import gov.nasa.jpf.vm.Verify;
import java.util.Arrays;
import java.util.List;

/** Objects from a text with choices in it. */
public class FromJSON {
    enum Color { RED, GREEN }

    static class Base {
        static int made;
        static final int START;
        static { START = Verify.getInt(10, 10); }
        long big;
        char letter = 'x';
        Base() { made++; }
    }

    static class Item extends Base {
        String name;
        int n;
        double d;
        Color color;
        Integer boxed;
        Object any;
        int[][] rows;
        Item next;
        Item[] items;
        List<String> list;

        public String toString() {
            return name + " " + n + " " + d + " " + color + " " + boxed + " " + any + " " + Arrays.deepToString(rows) + " "
                    + big + " " + letter + " " + Arrays.toString(items) + " " + list + (next == null ? "" : " > " + next);
        }
    }

    public static void main(String[] args) {
        System.out.println(Verify.createFromJSON(Item.class, String.join(" ", args)) + " " + Base.made);
    }
}
