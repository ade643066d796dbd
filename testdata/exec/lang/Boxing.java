package lang;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Boxing, caches, ==, mixed arithmetic, overloads between remove(int) and remove(Object). */
public class Boxing {
    static Integer counter = 0;
    Long total = 0L;

    static String pick(int x) { return "int"; }
    static String pick(long x) { return "long"; }
    static String pick(Integer x) { return "Integer"; }
    static String pick(Object x) { return "Object"; }
    static String pick(int... x) { return "int..."; }

    static String wide(long x) { return "long"; }
    static String wide(Integer x) { return "Integer"; }

    static String varOnly(Object... x) { return "Object..." + (x == null ? "null" : x.length); }

    static Object ternary(boolean b, Integer i, Double d) {
        return b ? i : d;
    }

    static <T> T same(T t) {
        return t;
    }

    static int unboxOrNull(Map<String, Integer> m, String k) {
        try {
            return m.get(k);
        } catch (NullPointerException e) {
            return -1;
        }
    }

    public static void main(String[] args) {
        for (int v : new int[] {-129, -128, 0, 127, 128}) {
            Integer a = v, b = v;
            Long la = (long) v, lb = (long) v;
            Short sa = (short) v, sb = (short) v;
            System.out.println(v + " " + (a == b) + " " + a.equals(b) + " " + (la == lb) + " " + (sa == sb) + " " + a.equals(la) + " " + (a <= b && a >= b) + " " + (a == v));
        }
        Character c1 = 127, c2 = 127, c3 = 128, c4 = 128;
        Boolean t1 = true, t2 = !false;
        Byte y1 = -5, y2 = -5;
        System.out.println((c1 == c2) + " " + (c3 == c4) + " " + (t1 == t2) + " " + (y1 == y2));
        Double d1 = 1.0, d2 = 1.0;
        System.out.println((d1 == d2) + " " + d1.equals(d2) + " " + d1.equals(1.0f) + " " + d1.equals(1) + " " + (d1 == 1) + " " + Float.valueOf(0f).equals(-0f));
        for (int i = 0; i < 300; i++) {
            counter++;
            counter += 2;
        }
        Boxing o = new Boxing();
        o.total += counter;
        o.total++;
        System.out.println(counter-- + " " + --counter + " " + o.total++ + " " + ++o.total);
        Integer[] arr = {1, 2, 3};
        arr[0]++;
        arr[1] += arr[0]++ * 10;
        ++arr[2];
        System.out.println(arr[0] + " " + arr[1] + " " + arr[2]);
        byte b = 1;
        short s = 2;
        char c = 'c';
        System.out.println(pick(b) + " " + pick(s) + " " + pick(c) + " " + pick(1) + " " + pick(1L) + " " + pick(1f) + " " + pick((Integer) 1) + " " + pick("x") + " " + pick() + " " + pick(1, 2) + " " + pick(b, s));
        System.out.println(wide(1) + " " + wide(Integer.valueOf(1)) + " " + wide('x') + " " + wide(b));
        System.out.println(varOnly() + " " + varOnly(1) + " " + varOnly((Object[]) null) + " " + varOnly((Object) null) + " " + varOnly(new Integer[] {1, 2}) + " " + varOnly(new int[] {1, 2}) + " " + varOnly(1, 'a', null));
        System.out.println(ternary(true, 5, 2.5) + " " + ternary(false, 5, 2.5) + " " + (true ? 1 : 'a') + " " + (true ? null : 0) + " " + (Object) (true ? 'b' : (Integer) 5));
        try {
            ternary(true, null, 1.0);
        } catch (NullPointerException e) {
            System.out.println("ternary npe");
        }
        List<Integer> list = new ArrayList<>(List.of(10, 20, 30, 1));
        list.remove(1);
        list.remove(Integer.valueOf(1));
        System.out.println(list + " " + list.contains(30) + " " + list.contains((Object) 30L) + " " + list.indexOf(10));
        List<Long> longs = new ArrayList<>();
        longs.add(5L);
        System.out.println(longs.contains(5L) + " " + longs.contains((Object) 5));
        Map<String, Integer> m = new HashMap<>();
        for (String w : "a b a c b a".split(" ")) {
            m.put(w, m.getOrDefault(w, 0) + 1);
        }
        m.merge("d", 7, Integer::sum);
        m.compute("a", (k, v) -> v * 100);
        System.out.println(m.get("a") + " " + m.get("b") + " " + unboxOrNull(m, "zz") + " " + (m.get("b") == 2));
        Object obj = 5;
        Object lng = 5L;
        System.out.println(obj.equals(lng) + " " + (obj instanceof Integer) + " " + (obj instanceof Number) + " " + obj.hashCode() + " " + ((Integer) obj + (Long) lng) + " " + (int) obj / 2.0);
        System.out.println(Integer.valueOf(77).hashCode() + " " + Long.valueOf(1L << 33).hashCode() + " " + Double.valueOf(1.5).hashCode() + " " + Boolean.TRUE.hashCode() + " " + Float.valueOf(2f).hashCode() + " " + Character.valueOf('x').hashCode() + " " + Byte.valueOf((byte) -1).hashCode() + " " + Short.valueOf((short) -2).hashCode());
        System.out.println(Integer.compare(3, 5) + " " + Boolean.compare(true, false) + " " + Byte.compare((byte) 1, (byte) 4) + " " + Integer.valueOf(5).compareTo(3) + " " + Double.compare(0.0, -0.0) + " " + Integer.max(3, 4) + Integer.sum(1, 2));
        int i = 'a' + new Integer[] {1}[0] + (int) 2.7 + Short.valueOf((short) 3);
        long l = Integer.valueOf(5);
        double dd = Integer.valueOf(7) / Integer.valueOf(2) + Float.valueOf(0.5f);
        i <<= Integer.valueOf(2);
        System.out.println(i + " " + l + " " + dd + " " + (Integer.valueOf(6) & Integer.valueOf(3)) + " " + ~Integer.valueOf(1) + " " + -Integer.valueOf(5) + " " + !Boolean.valueOf(true));
        System.out.println(same(5) + same(6) + " " + (same(1000) == 1000) + " " + same('a') + same(true));
        for (int x : List.of(1, 2, 3)) {
            i += x;
        }
        for (Integer x : new int[] {4, 5}) {
            i += x;
        }
        for (long x : new Integer[] {6}) {
            i += x;
        }
        System.out.println(i);
        Integer n = 3;
        while (n-- > 0) {
            System.out.print(n + " ");
        }
        System.out.println(n + " " + Long.valueOf(3).byteValue() + Double.valueOf(300.7).byteValue() + Double.valueOf(-1.5).longValue() + Float.valueOf(1.5f).isNaN());
    }
}
