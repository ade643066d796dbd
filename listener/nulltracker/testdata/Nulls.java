import java.util.HashMap;
import java.util.Map;

public class Nulls {
    Nulls next;
    static Object kept;

    static Object find(int i) {
        if (i > 0) {
            return null;
        }
        return "found";
    }

    static void keep(int i) {
        Object o = find(i);
        kept = o;
    }

    public static void main(String[] args) {
        switch (args[0]) {
            case "returned":
                keep(1);
                kept.toString();
                break;
            case "field":
                Nulls n = new Nulls();
                Nulls m = n.next;
                m.next = n;
                break;
            case "element":
                String[] names = new String[2];
                System.out.println(names[1].length());
                break;
            case "map":
                Map<String, Integer> map = new HashMap<>();
                int i = map.get("x");
                break;
            case "native":
                Class<?> c = int.class.getSuperclass();
                c.getName();
                break;
            case "caught":
                try {
                    find(2).hashCode();
                } catch (NullPointerException e) {
                    throw new IllegalStateException();
                }
                break;
            default:
                throw new NullPointerException("thrown");
        }
    }
}
