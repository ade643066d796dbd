import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;

/**
 * Bounded queues that are filled and emptied for ever have finitely many
 * states, although the collections count their modifications. But where an
 * iterator watches, the count matters.
 */
public class Queues {
    public static void main(String[] args) {
        if (args.length > 0) {
            watched();
            return;
        }
        LinkedList<String> linked = new LinkedList<>();
        List<String> list = new ArrayList<>();
        Map<String, String> map = new HashMap<>();
        while (true) {
            switch (Choose.pick(4)) {
                case 0 -> {
                    Choose.assume(linked.size() < 2);
                    linked.add("m");
                }
                case 1 -> linked.poll();
                case 2 -> {
                    list.add("x");
                    list.remove(0);
                }
                default -> {
                    map.put("k", "v");
                    map.remove("k");
                }
            }
        }
    }

    /** Removing and adding leaves the list as it was, but for its iterator. */
    static void watched() {
        List<String> list = new ArrayList<>(List.of("a", "b"));
        for (String s : list) {
            Choose.pick(2);
            if (Choose.pick(2) == 1) {
                list.remove("b");
                list.add("b");
            }
            Choose.pick(2);
        }
    }
}
