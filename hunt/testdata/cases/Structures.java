package cases;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Collections that a caller fills, each bug followed by its clean twin. */
public class Structures {
    public static int unboxed(List<Integer> list) {
        if (list == null || list.size() != 1) {
            return 0;
        }
        return list.get(0); // bug: NullPointerException 3
    }

    public static int unboxedClean(List<Integer> list) {
        if (list == null || list.size() != 1 || list.get(0) == null) {
            return 0;
        }
        return list.get(0);
    }

    public static int sum(List<Integer> list) {
        int sum = 0;
        if (list != null) {
            for (Integer x : list) {
                sum += x; // bug: NullPointerException 3
            }
        }
        return sum;
    }

    public static int second(LinkedList<String> list) {
        if (list == null || list.isEmpty()) {
            return 0;
        }
        list.removeFirst();
        list.removeFirst(); // bug: NoSuchElementException 2
        return list.size();
    }

    public static int secondClean(LinkedList<String> list) {
        if (list == null || list.isEmpty()) {
            return 0;
        }
        list.removeFirst();
        list.pollFirst();
        return list.size();
    }

    public static int average(Set<Integer> set) {
        if (set == null) {
            return 0;
        }
        int sum = 0;
        for (Integer x : set) {
            sum += x == null ? 0 : x;
        }
        return sum / set.size(); // bug: ArithmeticException 2
    }

    public static int averageClean(Set<Integer> set) {
        if (set == null || set.isEmpty()) {
            return 0;
        }
        int sum = 0;
        for (Integer x : set) {
            sum += x == null ? 0 : x;
        }
        return sum / set.size();
    }

    public static int value(Map<Integer, String> map, int key) {
        if (map == null) {
            return 0;
        }
        return map.get(key).length(); // bug: NullPointerException 2
    }

    public static int valueClean(Map<Integer, String> map, int key) {
        if (map == null) {
            return 0;
        }
        String s = map.get(key);
        return s == null ? 0 : s.length();
    }

    public static int entries(Map<String, Integer> map) {
        int n = 0;
        if (map != null) {
            for (Map.Entry<String, Integer> e : map.entrySet()) {
                n += e.getKey() == null ? 1 : 100 / e.getKey().length(); // bug: ArithmeticException 2
            }
        }
        return n;
    }

    public static int lowest(SortedMap<Integer, Integer> map) {
        return map == null ? 0 : map.firstKey(); // bug: NoSuchElementException 2
    }

    public static int lowestClean(SortedMap<Integer, Integer> map) {
        return map == null || map.isEmpty() ? 0 : map.firstKey();
    }

    public static void pruned(List<String> list) {
        if (list == null) {
            return;
        }
        for (String s : list) { // bug: ConcurrentModificationException 2
            if (s != null && s.isEmpty()) {
                list.remove(s);
            }
        }
    }

    public static void prunedClean(ArrayList<String> list) {
        if (list == null) {
            return;
        }
        for (Iterator<String> all = list.iterator(); all.hasNext();) {
            String s = all.next();
            if (s != null && s.isEmpty()) {
                all.remove();
            }
        }
    }

    public static int head(Queue<Integer> queue) {
        return queue == null ? 0 : queue.element() == null ? 1 : 2; // bug: NoSuchElementException 2
    }

    public static int headClean(Queue<Integer> queue) {
        return queue == null || queue.peek() == null ? 0 : queue.element();
    }

    public static void twice(int x, int y) {
        Map<Integer, Integer> seen = new HashMap<>();
        seen.put(x, 1);
        if (seen.containsKey(y)) {
            throw new IllegalStateException("twice"); // bug: IllegalStateException 1
        }
    }

    public static int distinct(int x, int y) {
        Set<Integer> seen = new HashSet<>();
        seen.add(x);
        seen.add(y);
        return 1 / (seen.size() - 1); // bug: ArithmeticException 1
    }

    public static int distinctClean(int x, int y) {
        Set<Integer> seen = new HashSet<>();
        seen.add(x);
        seen.add(y);
        return 1 / seen.size();
    }

    public static int ordered(int a, int b) {
        TreeMap<Integer, String> map = new TreeMap<>();
        map.put(a, "a");
        map.put(b, "bb");
        return map.higherKey(a); // bug: NullPointerException 1
    }

    public static int sorted(int a, int b) {
        List<Integer> list = new ArrayList<>();
        list.add(a);
        list.add(b);
        Collections.sort(list);
        return 5 / (list.get(1) - list.get(0)); // bug: ArithmeticException 1
    }

    public static int sortedClean(int a, int b) {
        List<Integer> list = new ArrayList<>();
        list.add(a);
        list.add(b);
        Collections.sort(list);
        return list.get(0).equals(list.get(1)) ? 0 : a;
    }

    public static int previous(List<Integer> list) {
        if (list == null) {
            return 0;
        }
        ListIterator<Integer> it = list.listIterator(list.size());
        Integer last = it.previous(); // bug: NoSuchElementException 2
        return last == null ? 0 : last;
    }

    public static String counted(String word) {
        Map<Character, Integer> counts = new LinkedHashMap<>();
        if (word != null) {
            for (char c : word.toCharArray()) {
                counts.put(c, counts.get(c) + 1); // bug: NullPointerException 1
            }
        }
        return counts.toString();
    }

    public static String countedClean(String word) {
        Map<Character, Integer> counts = new LinkedHashMap<>();
        if (word != null) {
            for (char c : word.toCharArray()) {
                counts.merge(c, 1, Integer::sum);
            }
        }
        return counts.toString();
    }

    public static int frozen(List<Integer> list, int x) {
        List<Integer> view = Collections.unmodifiableList(list == null ? new ArrayList<>() : list);
        if (x == 77) {
            view.add(x); // bug: UnsupportedOperationException 2
        }
        return view.size();
    }

    public static int[] copied(int[] from, int n) {
        if (from == null) {
            return null;
        }
        int[] to = new int[3];
        System.arraycopy(from, 0, to, 0, n); // bug: ArrayIndexOutOfBoundsException 2
        return to;
    }

    public static int[] copiedClean(int[] from) {
        if (from == null) {
            return null;
        }
        int[] to = new int[3];
        System.arraycopy(from, 0, to, 0, Math.min(from.length, 3));
        return to;
    }

    public static int matrix(int[][] m) {
        if (m == null || m.length != 2) {
            return 0;
        }
        return m[1].length == 1 ? m[0][0] : 0; // bug: NullPointerException 3, ArrayIndexOutOfBoundsException 2
    }

    public static int joined(String[] words) {
        int n = 0;
        if (words != null) {
            for (String w : words) {
                n += w.length(); // bug: NullPointerException 3
            }
        }
        return n;
    }
}
