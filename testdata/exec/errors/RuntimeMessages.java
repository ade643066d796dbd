package errors;

import java.util.*;
import java.util.function.*;

/** Messages of what the machine and the library throw: limits, bounds, casts, parsing, collections. */
public class RuntimeMessages {
    static int depth;
    static int rec(int n) {
        depth++;
        return rec(n + 1) + 1;
    }
    static class Bad {
        static int x = rec(0);
        static {
            System.out.println("never");
        }
    }
    static void t(String n, Supplier<Object> s) {
        try {
            System.out.println(n + " = " + s.get());
        } catch (Throwable e) {
            System.out.println(n + " -> " + e.getClass().getName() + ": " + e.getMessage() + " | "
                    + (e.getCause() == null ? "-" : e.getCause().getClass().getName()));
        }
    }
    static int mutual(int n) {
        return n == 0 ? 0 : other(n - 1);
    }
    static int other(int n) {
        return n == 0 ? 1 : mutual(n - 1);
    }
    public static void main(String[] args) {
        try {
            rec(0);
        } catch (StackOverflowError e) {
            System.out.println("SOE " + e.getMessage() + " " + e.getStackTrace().length + " " + (depth > 1000) + " "
                    + e.getStackTrace()[0].getMethodName() + e.getStackTrace()[1023].getMethodName());
        }
        for (int i = 0; i < 3; i++) {
            depth = 0;
            try {
                rec(0);
            } catch (StackOverflowError e) {
                System.out.println("again " + (depth > 1000));
            }
        }
        t("clinit", () -> Bad.x);
        t("clinit2", () -> Bad.x);
        System.out.println(mutual(2001));
        t("max", () -> new int[Integer.MAX_VALUE]);
        t("max-1", () -> new byte[Integer.MAX_VALUE - 1]);
        t("maxO", () -> new Object[Integer.MAX_VALUE]);
        t("neg", () -> new int[-1]);
        t("neg2", () -> new int[3][-2]);
        t("neg3", () -> new String[-7][4]);
        t("negchar", () -> new char[Integer.MIN_VALUE]);
        t("as", () -> {
            Object[] a = new String[2];
            a[0] = 3;
            return a;
        });
        t("as2", () -> {
            Object[] a = new Integer[2][];
            a[0] = new int[2];
            return a;
        });
        t("as3", () -> {
            Number[] a = new Double[1];
            a[0] = 1f;
            return a;
        });
        t("cce", () -> {
            Object o = "x";
            return (Integer) o;
        });
        t("cce2", () -> {
            Object o = new int[0];
            return (String[]) o;
        });
        t("cce3", () -> {
            Object o = new RuntimeMessages();
            return (Comparable<?>) o;
        });
        t("cce4", () -> {
            Object o = new RuntimeMessages[0];
            return (Runnable[]) o;
        });
        t("cce5", () -> {
            List l = new ArrayList();
            l.add(1);
            List<String> ls = l;
            String s = ls.get(0);
            return s;
        });
        t("div", () -> 1 / (depth - depth));
        t("mod", () -> 1L % (depth - depth));
        t("a2", () -> new int[]{1, 2, 3}[5]);
        t("a3", () -> args[0]);
        t("a4", () -> new long[2][1][-1]);
        t("str", () -> "abc".charAt(3));
        t("sub", () -> "abc".substring(2, 1));
        t("sub2", () -> "abc".substring(4));
        t("cp", () -> "".codePointAt(0));
        t("sb", () -> new StringBuilder("ab").deleteCharAt(2));
        t("sb2", () -> new StringBuilder("ab").insert(3, "x"));
        t("sb3", () -> {
            new StringBuilder("ab").setCharAt(-1, 'c');
            return 0;
        });
        t("list", () -> List.of(1, 2).get(2));
        t("al", () -> new ArrayList<>(List.of(1)).get(1));
        t("al2", () -> new ArrayList<>(List.of(1)).set(-1, 2));
        t("ll", () -> new LinkedList<>().getFirst());
        t("ll2", () -> new LinkedList<>(List.of(1)).get(4));
        t("arr", () -> Arrays.asList(1, 2).get(2));
        t("imm", () -> List.of(1).add(2));
        t("immnull", () -> List.of(1, null));
        t("dupset", () -> Set.of(1, 1));
        t("dupmap", () -> Map.of("a", 1, "a", 2));
        t("it", () -> new ArrayList<>().iterator().next());
        t("it2", () -> {
            var i = new ArrayList<>(List.of(1)).iterator();
            i.remove();
            return 0;
        });
        t("cme", () -> {
            var l = new ArrayList<>(List.of(1, 2, 3));
            for (var x : l) l.remove(x);
            return l;
        });
        t("cme2", () -> {
            var l = new HashMap<>(Map.of(1, 2, 3, 4));
            for (var x : l.keySet()) l.put(x + 10, 1);
            return l;
        });
        t("opt", () -> Optional.empty().get());
        t("opt2", () -> Optional.empty().orElseThrow());
        t("opt3", () -> Optional.of(null));
        t("parse", () -> Integer.parseInt("12x"));
        t("parse2", () -> Integer.parseInt(""));
        t("parse3", () -> Long.parseLong("99999999999999999999"));
        t("parse4", () -> Double.parseDouble("1.x"));
        t("parse5", () -> Integer.parseInt(null));
        t("parse6", () -> Integer.parseInt("2", 99));
        t("parse7", () -> Byte.parseByte("300"));
        t("parse8", () -> Integer.decode("0xZZ"));
        t("parse9", () -> Double.parseDouble(""));
        t("enum", () -> Thread.State.valueOf("NOPE"));
        t("enum2", () -> Thread.State.valueOf(null));
        t("req", () -> Objects.requireNonNull(null));
        t("req2", () -> Objects.requireNonNull(null, "msg"));
        t("chk", () -> Objects.checkIndex(5, 3));
        t("chk2", () -> Objects.checkFromToIndex(2, 1, 3));
        t("exact", () -> Math.addExact(Integer.MAX_VALUE, 1));
        t("exact2", () -> Math.multiplyExact(Long.MAX_VALUE, 2L));
        t("exact3", () -> Math.toIntExact(1L << 40));
        t("exact4", () -> Math.negateExact(Integer.MIN_VALUE));
        t("stack", () -> new Stack<>().pop());
        t("deque", () -> new ArrayDeque<>().removeFirst());
        t("dq", () -> new ArrayDeque<>().add(null));
        t("pq", () -> new PriorityQueue<>(0));
        t("tm", () -> new TreeMap<>().firstKey());
        t("tm2", () -> new TreeMap<String,String>().put(null, ""));
        t("tm3", () -> {
            TreeMap m = new TreeMap();
            m.put(new Object(), 1);
            return m;
        });
        t("hm", () -> new HashMap<>(-1));
        t("hm2", () -> new HashMap<>(3, Float.NaN));
        t("al3", () -> new ArrayList<>(-5));
        t("sl", () -> List.of(1,2,3).subList(2, 1));
        t("sl2", () -> new ArrayList<>(List.of(1,2)).subList(0, 3));
        t("scanner", () -> new Scanner("abc").nextInt());
        t("rnd", () -> new Random().nextInt(0));
        t("rep", () -> "x".repeat(-1));
        t("fmt", () -> String.format("%d", "x"));
        t("fmt2", () -> String.format("%q", 1));
        t("fmt3", () -> String.format("%s %s", 1));
        t("fmt4", () -> String.format("%.2d", 1));
        t("fmt5", () -> String.format("%-d", 1));
        t("oomstr", () -> "xxxxxxxxxxxxxxxxxxxx".repeat(200_000_000));
        System.out.println("end");
    }
}
