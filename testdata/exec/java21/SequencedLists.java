// release: 21
package java21;

import java.util.*;

/** Sequenced collections: lists and deques. */
public class SequencedLists {
    static void show(SequencedCollection<Integer> c) {
        System.out.println(c.getClass().getSimpleName() + " " + c + " " + c.getFirst() + " " + c.getLast() + " " + c.reversed());
        c.addFirst(0);
        c.addLast(9);
        SequencedCollection<Integer> back = c.reversed();
        back.addFirst(10);
        System.out.println(c + " " + back.removeFirst() + " " + c.removeFirst() + " " + back.removeLast() + " " + back);
        System.out.println(back.reversed() == c);
        System.out.println(back.stream().mapToInt(x -> x).sum() + " " + back.contains(2) + " " + back.size());
    }

    public static void main(String[] args) {
        show(new ArrayList<>(List.of(1, 2, 3)));
        show(new LinkedList<>(List.of(1, 2, 3)));
        show(new ArrayDeque<>(List.of(1, 2, 3)));
        show(new Vector<>(List.of(1, 2, 3)));
        List<String> fixed = Arrays.asList("x", "y", "z");
        fixed.reversed().set(0, "w");
        System.out.println(fixed + " " + fixed.reversed().indexOf("x") + " " + fixed.reversed().subList(1, 3));
        for (Runnable r : new Runnable[] {
            () -> new ArrayList<>().getFirst(), () -> List.of().getLast(), () -> List.of(1).addFirst(2),
            () -> fixed.removeLast(), () -> new ArrayDeque<>().removeFirst(), () -> Collections.unmodifiableList(fixed).reversed().add("q")}) {
            try {
                r.run();
                System.out.println("passed");
            } catch (NoSuchElementException | UnsupportedOperationException | IndexOutOfBoundsException e) {
                System.out.println(e);
            }
        }
        ListIterator<String> it = fixed.reversed().listIterator(1);
        System.out.println(it.next() + it.next() + it.hasNext() + it.previousIndex() + it.previous());
        List<Integer> sorted = new ArrayList<>(List.of(5, 1, 4));
        sorted.reversed().sort(null);
        System.out.println(sorted + " " + sorted.reversed().equals(List.of(1, 4, 5)) + " " + sorted.hashCode());
    }
}
