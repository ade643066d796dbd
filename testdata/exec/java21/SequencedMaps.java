// release: 21
package java21;

import java.util.*;

/** Sequenced maps and sets. */
public class SequencedMaps {
    public static void main(String[] args) {
        LinkedHashMap<String, Integer> m = new LinkedHashMap<>();
        m.put("b", 2);
        m.put("a", 1);
        m.putFirst("z", 26);
        m.putLast("b", 22);
        System.out.println(m + " " + m.firstEntry() + " " + m.lastEntry() + " " + m.reversed());
        System.out.println(m.sequencedKeySet().reversed() + " " + m.sequencedValues().getLast() + " " + m.sequencedEntrySet().getFirst());
        System.out.println(m.pollFirstEntry() + " " + m.reversed().pollFirstEntry() + " " + m);
        m.reversed().put("new", 7);
        System.out.println(m + " " + m.reversed().entrySet());
        TreeMap<Integer, String> t = new TreeMap<>(Map.of(3, "c", 1, "a", 2, "b"));
        System.out.println(t.reversed() + " " + t.reversed().firstEntry() + " " + t.sequencedKeySet().reversed());
        for (Runnable r : new Runnable[] {() -> t.putFirst(0, "x"), () -> m.firstEntry().setValue(3),
            () -> Collections.unmodifiableSequencedMap(m).putLast("q", 1)}) {
            try {
                r.run();
                System.out.println("passed");
            } catch (UnsupportedOperationException e) {
                System.out.println(e);
            }
        }
        LinkedHashSet<String> s = new LinkedHashSet<>(List.of("one", "two", "three"));
        s.addFirst("three");
        s.addLast("one");
        System.out.println(s + " " + s.reversed() + " " + s.removeFirst() + " " + s.reversed().removeFirst() + " " + s);
        TreeSet<Integer> ts = new TreeSet<>(List.of(4, 2, 8));
        System.out.println(ts.getFirst() + " " + ts.reversed() + " " + ts.removeLast() + " " + ts);
        SequencedSet<Integer> view = Collections.unmodifiableSequencedSet(ts);
        System.out.println(view.reversed() + " " + Collections.newSequencedSetFromMap(new LinkedHashMap<Integer, Boolean>()));
    }
}
