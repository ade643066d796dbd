package lang;

import java.util.Arrays;

/** Messages of the exceptions that the machine itself throws. */
public class RuntimeMessages {
    interface Act {
        Object run() throws Throwable;
    }

    static void t(Act a) {
        try {
            System.out.println("ok " + a.run());
        } catch (Throwable e) {
            System.out.println(e + " at " + e.getStackTrace()[0].getMethodName().replaceAll("lambda.*", "lambda"));
        }
    }

    static class A { }

    static class B extends A { }

    enum E { ONE }

    record R(int x) { }

    static int depth;

    static void forever() {
        depth++;
        forever();
    }

    static int zero() {
        return 0;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static <T> T cast(Object o) {
        return (T) o;
    }

    public static void main(String[] args) throws Exception {
        int[] ia = new int[3];
        Object[] strs = new String[2];
        Object[] as = new B[1];
        Object[][] nested = new Integer[2][2];
        Object o = "text";
        Object arr = new int[2];
        t(() -> ia[3]);
        t(() -> ia[-1]);
        t(() -> ia[Integer.MIN_VALUE] = 4);
        t(() -> new long[0][0].length);
        t(() -> (new long[0][0])[0]);
        t(() -> (new double[2][1])[1].length + (new byte[2][2])[1][5]);
        t(() -> strs[0] = 5);
        t(() -> as[0] = new A());
        t(() -> as[0] = null);
        t(() -> nested[0][1] = "s");
        t(() -> nested[0] = new Object[1]);
        t(() -> ((Object[]) (nested[0] = new Integer[5])).length);
        t(() -> strs[2] = 5);
        t(() -> (Integer) o);
        t(() -> (B) (Object) new A());
        t(() -> (A) (Object) new B() == null);
        t(() -> (String[]) (Object) new Object[1]);
        t(() -> (Object[]) arr);
        t(() -> (long[]) arr);
        t(() -> ((int[]) arr).length);
        t(() -> (Runnable) o);
        t(() -> (CharSequence) o);
        t(() -> ((Comparable) o).compareTo(5));
        t(() -> (E) o);
        t(() -> (R) (Object) E.ONE);
        t(() -> { Integer i = cast("x"); return i; });
        t(() -> { String s = RuntimeMessages.<String>cast(new int[0][]); return s; });
        t(() -> (Integer) null);
        t(() -> new int[zero() - 1]);
        t(() -> new String[zero() - 5][]);
        t(() -> new String[2][zero() - 6]);
        t(() -> new int[zero()][zero() - 7].length);
        t(() -> 1 / zero());
        t(() -> 1L % zero());
        t(() -> 1.0 / zero());
        t(() -> E.valueOf("TWO"));
        t(() -> E.valueOf(null));
        t(() -> Integer.valueOf("0x10"));
        t(() -> Integer.decode("0x10") + Integer.decode("-#f") + Integer.decode("010"));
        t(() -> Byte.parseByte("200"));
        t(() -> Boolean.parseBoolean("TRUE") + "" + Boolean.parseBoolean("yes"));
        t(() -> new java.util.ArrayList<>(Arrays.asList(1, 2)).get(2));
        t(() -> java.util.List.of(1).get(1));
        t(() -> java.util.List.of().iterator().next());
        t(() -> java.util.List.of(1).add(2));
        t(() -> java.util.List.of((Object) null));
        t(() -> Arrays.asList(1, 2).remove(0));
        t(() -> new java.util.ArrayDeque<>().pop());
        t(() -> new java.util.Scanner("abc").nextInt());
        t(() -> java.util.Optional.empty().get());
        t(() -> Arrays.copyOf(ia, -1));
        t(() -> Arrays.copyOfRange(ia, 3, 1));
        t(() -> { System.arraycopy(ia, 0, new int[1], 0, 2); return 0; });
        t(() -> { System.arraycopy(ia, -1, new int[1], 0, 1); return 0; });
        t(() -> { System.arraycopy(ia, 0, new long[3], 0, 1); return 0; });
        t(() -> { System.arraycopy(o, 0, new long[3], 0, 1); return 0; });
        t(() -> { System.arraycopy(ia, 2, ia, 0, -1); return 0; });
        t(() -> { System.arraycopy(new Object[] {"a", 1}, 0, strs, 0, 2); return 0; });
        System.out.println(strs[0]);
        t(() -> ((Object) new A() { @Override protected Object clone() throws CloneNotSupportedException { return super.clone(); } }).equals(1));
        t(() -> Thread.currentThread().getStackTrace()[1].getMethodName().startsWith("lambda"));
        t(() -> { new Object().wait(); return 0; });
        t(() -> { new Object().notify(); return 0; });
        t(() -> { throw new Error(); });
        try {
            forever();
        } catch (StackOverflowError e) {
            System.out.println("SOE " + (depth > 500) + " " + e.getMessage() + " " + (e.getStackTrace().length > 100) + " " + e.getStackTrace()[5].getMethodName());
        }
        depth = 0;
        try {
            forever();
        } catch (StackOverflowError e) {
            System.out.println("again " + (depth > 500));
        }
    }
}
