import java.util.HashMap;
import java.util.LinkedList;
import java.util.Map;

/** The same heap made in two orders, with garbage and strings on the way. */
public class Symmetric {
    static Object left, right;

    static Object make(String name) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 5; i++) {
            b.append(name).append(i);
        }
        Map<String, Object> m = new HashMap<>();
        m.put(b.toString(), new LinkedList<>(java.util.List.of(name)));
        return m;
    }

    public static void main(String[] args) {
        if (Choose.pick(2) == 0) {
            left = make("l");
            right = make("r");
        } else {
            right = make("r");
            left = make("l");
        }
        Choose.pick(3);
        Choose.pick(2);
    }
}
