package lib;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Scanner;
import java.util.TreeMap;
import java.util.concurrent.Callable;

/** Exact messages of exceptions thrown by the machine and by the library, including helpful null messages. */
public class ExceptionMessages {
    int number;
    ExceptionMessages next;
    int[] numbers;
    String text;
    static ExceptionMessages root;
    static int[][] grid = new int[2][];

    ExceptionMessages link() {
        return next;
    }

    interface Shape { }

    static class Round implements Shape { }

    static void t(Callable<?> c) {
        try {
            System.out.println("value " + c.call());
        } catch (Throwable e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        ExceptionMessages o = new ExceptionMessages();
        t(() -> o.next.number);
        t(() -> o.next.next.number);
        t(() -> o.link().number);
        t(() -> o.link().link());
        t(() -> o.numbers[0]);
        t(() -> o.numbers.length);
        t(() -> o.text.length());
        t(() -> root.number = 5);
        t(() -> grid[1][0]);
        t(() -> grid[0][1] = 3);
        t(() -> grid[5]);
        t(() -> {
            int[] local = null;
            local[3] = 1;
            return 0;
        });
        t(() -> {
            Object[] array = new String[1];
            array[0] = 5;
            return 0;
        });
        t(() -> {
            Integer boxed = null;
            int x = boxed;
            return x;
        });
        t(() -> {
            throw null;
        });
        t(() -> {
            Runnable r = null;
            r.run();
            return 0;
        });
        t(() -> {
            String s = null;
            switch (s) {
                case "a":
                    return 1;
                default:
                    return 2;
            }
        });
        t(() -> {
            Object lock = null;
            synchronized (lock) {
                return 0;
            }
        });
        t(() -> {
            for (String s : (List<String>) null) {
                return s;
            }
            return 0;
        });
        t(() -> o.numbers.clone());
        t(() -> {
            long[] l = {1};
            int i = 4;
            return l[i];
        });
        t(() -> new int[3][-2]);
        t(() -> new byte[args.length - 1]);
        t(() -> 5 / args.length);
        t(() -> 5L % args.length);
        t(() -> 5.0 / args.length);
        t(() -> (Round) (Shape) new Shape() { });
        t(() -> (String) (Object) 1);
        t(() -> (int[]) (Object) new long[0]);
        t(() -> (Integer) (Number) 2L);
        t(() -> ((Comparable<Object>) (Object) "x").compareTo(3));
        t(() -> "abc".charAt(3));
        t(() -> "abc".charAt(-1));
        t(() -> "abc".substring(2, 1));
        t(() -> "abc".substring(4));
        t(() -> "abc".codePointAt(9));
        t(() -> "a".repeat(-2));
        t(() -> "abc".subSequence(-1, 2));
        t(() -> new StringBuilder("ab").charAt(2));
        t(() -> new StringBuilder("ab").deleteCharAt(5));
        t(() -> new StringBuilder("ab").insert(3, "x"));
        t(() -> new StringBuilder("ab").replace(3, 4, ""));
        t(() -> Integer.parseInt(""));
        t(() -> Integer.parseInt(null));
        t(() -> Integer.parseInt("0x1"));
        t(() -> Long.parseLong("12L"));
        t(() -> Double.parseDouble("x.y"));
        t(() -> Integer.parseInt("99", 8));
        t(() -> Integer.valueOf("2147483648"));
        t(() -> new ArrayList<>(List.of(1)).get(1));
        t(() -> new ArrayList<>().remove(0));
        t(() -> new ArrayList<>().set(-1, null));
        t(() -> {
            new ArrayList<>().add(2, "x");
            return 0;
        });
        t(() -> new ArrayList<>(-1));
        t(() -> new LinkedList<>().get(0));
        t(() -> new LinkedList<>().getFirst());
        t(() -> new LinkedList<>().removeLast());
        t(() -> List.of(1, 2).get(2));
        t(() -> List.of().get(0));
        t(() -> List.of(1, 2, 3).get(3));
        t(() -> List.of(1).add(2));
        t(() -> List.of(1, 2, 3).subList(2, 5));
        t(() -> new ArrayList<>(List.of(1, 2)).subList(2, 1));
        t(() -> Arrays.asList(1).get(1));
        t(() -> Arrays.asList(1).remove(0));
        t(() -> Map.of("a", 1, "a", 2));
        t(() -> Map.of("a", null));
        t(() -> new HashMap<>(-1));
        t(() -> new TreeMap<>().firstKey());
        t(() -> new TreeMap<Object, Object>().put(null, 1));
        t(() -> new TreeMap<>(Map.of(1, 1)).subMap(5, 2));
        t(() -> new ArrayDeque<>().pop());
        t(() -> new ArrayDeque<>().offerFirst(null));
        t(() -> new PriorityQueue<>().element());
        t(() -> new PriorityQueue<>(0));
        t(() -> Collections.emptyIterator().next());
        t(() -> {
            Iterator<Integer> it = new ArrayList<>(List.of(1)).iterator();
            it.next();
            return it.next();
        });
        t(() -> Optional.empty().get());
        t(() -> Optional.empty().orElseThrow(() -> new NoSuchElementException("mine")));
        t(() -> new Scanner("x").nextInt());
        t(() -> Enum.valueOf(Thread.State.class, "ASLEEP"));
        t(() -> Class.forName("does.not.Exist"));
        t(() -> String.class.getMethod("nope", int.class, String[].class));
        t(() -> String.class.getField("value"));
        t(() -> String.format("%d", "s"));
        t(() -> String.format("%s %s", 1));
        t(() -> String.format(Locale.ROOT, "%y"));
        t(() -> Locale.forLanguageTag(null));
        t(() -> Math.addExact(Integer.MAX_VALUE, 1));
        t(() -> Math.toIntExact(1L << 40));
        t(() -> Thread.State.valueOf(null));
        t(() -> List.copyOf(Arrays.asList(1, null)));
        t(() -> Character.toChars(-1));
        t(() -> Character.toString(0x110000));
        t(() -> new String(new byte[2], 1, 5));
        t(() -> "x".getBytes("bogus"));
        t(() -> Thread.class.getDeclaredMethod("sleep", long.class).invoke(null, -1L));
        t(() -> {
            Thread.sleep(-1);
            return 0;
        });
        t(() -> {
            throw new Error("own", new RuntimeException("cause"));
        });
        t(() -> {
            throw new RuntimeException(new IllegalStateException("inner"));
        });
        t(() -> {
            assert o.number == 1;
            return 0;
        });
    }
}
