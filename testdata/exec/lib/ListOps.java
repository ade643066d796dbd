package lib;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.RandomAccess;
import java.util.Vector;
import java.util.function.Consumer;

/** The same operations on ArrayList, LinkedList, Vector, Arrays.asList, List.of and sub-lists. */
public class ListOps {
    static void attempt(String label, List<Integer> l, Consumer<List<Integer>> c) {
        String r;
        try {
            c.accept(l);
            r = "ok";
        } catch (RuntimeException e) {
            r = e.getClass().getSimpleName() + (e.getMessage() == null ? "" : "(" + e.getMessage() + ")");
        }
        System.out.println("  " + label + " " + r + " " + l);
    }

    static void exercise(String name, List<Integer> l) {
        System.out.println(name + " " + l + " " + (l instanceof RandomAccess) + " " + l.hashCode());
        attempt("add", l, x -> x.add(7));
        attempt("addAt", l, x -> x.add(1, 8));
        attempt("addAt99", l, x -> x.add(99, 8));
        attempt("set", l, x -> x.set(0, 100));
        attempt("set-1", l, x -> x.set(-1, 100));
        attempt("get9", l, x -> x.get(99));
        attempt("remove#", l, x -> x.remove(0));
        attempt("removeObj", l, x -> System.out.print("  " + x.remove((Object) 8) + x.remove(Integer.valueOf(55))));
        attempt("addAll", l, x -> x.addAll(List.of(5, 5, 6)));
        attempt("addAll2", l, x -> x.addAll(2, Arrays.asList(-1, -2)));
        attempt("removeIf", l, x -> System.out.print("  " + x.removeIf(i -> i < 0)));
        attempt("replaceAll", l, x -> x.replaceAll(i -> i * 2));
        attempt("removeAll", l, x -> System.out.print("  " + x.removeAll(List.of(10))));
        attempt("retainAll", l, x -> System.out.print("  " + x.retainAll(List.of(200, 12, 4, 6, 14, 2))));
        attempt("sort", l, x -> x.sort(Collections.reverseOrder()));
        attempt("sortNull", l, x -> x.sort(null));
        attempt("index", l, x -> System.out.print("  " + x.indexOf(4) + x.lastIndexOf(4) + x.indexOf(77) + x.contains(4)));
        attempt("containsNull", l, x -> System.out.print("  " + x.contains(null)));
        attempt("addNull", l, x -> x.add(null));
        attempt("listIterator", l, x -> {
            ListIterator<Integer> it = x.listIterator();
            while (it.hasNext()) {
                int i = it.nextIndex();
                Integer v = it.next();
                if (i % 2 == 0) {
                    it.set(v == null ? -7 : v + 1);
                } else if (i == 1) {
                    it.remove();
                    it.add(500);
                }
            }
            StringBuilder sb = new StringBuilder("  ");
            while (it.hasPrevious()) {
                sb.append(it.previousIndex()).append(':').append(it.previous()).append(' ');
            }
            System.out.print(sb);
        });
        attempt("cme", l, x -> {
            for (Integer i : x) {
                x.add(i);
            }
        });
        attempt("cme remove", l, x -> {
            for (Integer i : x) {
                x.remove(0);
            }
        });
        attempt("iterator illegal", l, x -> {
            Iterator<Integer> it = x.iterator();
            it.remove();
        });
        attempt("sub", l, x -> {
            List<Integer> s = x.subList(1, 3);
            System.out.print("  " + s);
            s.set(0, 77);
            s.add(78);
            s.remove(1);
            s.clear();
        });
        attempt("sub bad", l, x -> x.subList(2, 1));
        attempt("sub stale", l, x -> {
            List<Integer> s = x.subList(0, 1);
            x.add(3);
            System.out.print("  " + s.size());
        });
        attempt("toArray", l, x -> System.out.print("  " + Arrays.toString(x.toArray()) + Arrays.toString(x.toArray(new Integer[8]))
            + x.toArray(Integer[]::new).length));
        attempt("toArray store", l, x -> x.toArray(new String[0]));
        attempt("equals", l, x -> System.out.print("  " + x.equals(new LinkedList<>(x)) + x.equals(Collections.emptyList())));
        attempt("clear", l, List::clear);
        System.out.println("  " + l.isEmpty() + l.size());
    }

    public static void main(String[] args) {
        Collection<Integer> seed = List.of(3, 1, 2);
        exercise("ArrayList", new ArrayList<>(seed));
        exercise("LinkedList", new LinkedList<>(seed));
        exercise("Vector", new Vector<>(seed));
        exercise("asList", Arrays.asList(3, 1, 2));
        exercise("List.of", List.of(3, 1, 2));
        exercise("unmodifiable", Collections.unmodifiableList(new ArrayList<>(seed)));
        exercise("synchronized", Collections.synchronizedList(new ArrayList<>(seed)));
        exercise("nCopies", Collections.nCopies(3, 4));
        exercise("singleton", Collections.singletonList(4));
        exercise("empty", Collections.emptyList());
        List<Integer> big = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            big.add(i * i % 17);
        }
        exercise("subList", big.subList(5, 9));
        System.out.println(big);
        exercise("nested sub", big.subList(2, 10).subList(1, 4));
        System.out.println(big);
        Vector<String> v = new Vector<>(2, 3);
        v.addElement("a");
        v.insertElementAt("b", 0);
        v.addElement("c");
        System.out.println(v + " " + v.capacity() + v.firstElement() + v.lastElement() + v.elementAt(1) + v.indexOf("c", 1));
        v.setSize(5);
        v.removeElement("b");
        System.out.println(v);
        for (var e = v.elements(); e.hasMoreElements();) {
            System.out.print(e.nextElement() + ";");
        }
        System.out.println();
        ArrayList<List<Object>> self = new ArrayList<>();
        List<Object> inner = new ArrayList<>();
        inner.add(inner);
        self.add(inner);
        System.out.println(self);
        try {
            List.of(1, null);
        } catch (NullPointerException e) {
            System.out.println("List.of null");
        }
        List<Integer> copy = List.copyOf(big.subList(0, 4));
        System.out.println(copy + " " + (List.copyOf(copy) == copy));
        try {
            big.forEach(x -> big.add(1));
        } catch (ConcurrentModificationException e) {
            System.out.println("forEach CME " + big.size());
        }
    }
}
