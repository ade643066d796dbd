package cases;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;

/** Bugs that values alone reach, each followed by its clean twin. */
public class Values {
    public enum Colour { RED, GREEN, BLUE }

    public static int remainder(int a, int b) {
        return a % (b - 7); // bug: ArithmeticException 1
    }

    public static int remainderClean(int a, int b) {
        return b == 7 ? 0 : a % (b - 7);
    }

    public static long perMonth(long sum, long months) {
        if (months < 0) {
            return 0;
        }
        return sum / months; // bug: ArithmeticException 1
    }

    public static long perMonthClean(long sum, long months) {
        if (months <= 0) {
            return 0;
        }
        return sum / months;
    }

    public static double ratio(double a, double b) {
        return a / b;
    }

    public static int helped(int i, int target) {
        if (near(i, target)) {
            return 0;
        }
        return 100 / (i - target + 1); // bug: ArithmeticException 1
    }

    public static int helpedClean(int i, int target) {
        if (near(i, target)) {
            return 0;
        }
        return 100 / (i - target);
    }

    private static boolean near(int i, int target) {
        return i == target;
    }

    public static int digit(int i) {
        int[] digits = new int[10];
        if (i <= 10 && i >= 0) {
            return digits[i]; // bug: ArrayIndexOutOfBoundsException 1
        }
        return -1;
    }

    public static int digitClean(int i) {
        int[] digits = new int[10];
        if (i < 10 && i >= 0) {
            return digits[i];
        }
        return -1;
    }

    public static int absolute(int key) {
        int[] table = new int[10];
        return table[Math.abs(key) % 10]; // bug: ArrayIndexOutOfBoundsException 1
    }

    public static int absoluteClean(int key) {
        int[] table = new int[10];
        return table[(key & 0x7fffffff) % 10];
    }

    public static byte[] buffer(int have, int want) {
        if (have < 0 || want < 0 || want > 3) {
            return null;
        }
        return new byte[want - Math.min(have, 2)]; // bug: NegativeArraySizeException 1
    }

    public static byte[] bufferClean(int have, int want) {
        if (have < 0 || want < 0 || want > 3) {
            return null;
        }
        return new byte[want - Math.min(have, want)];
    }

    public static String colour(int i) {
        if (i < 0) {
            return "none";
        }
        return Colour.values()[i].name(); // bug: ArrayIndexOutOfBoundsException 1
    }

    public static String colourClean(int i) {
        if (i < 0 || i >= Colour.values().length) {
            return "none";
        }
        return Colour.values()[i].name();
    }

    public static int weight(Colour c) {
        Integer weight = null;
        if (c == Colour.RED || c == null) {
            weight = 1;
        } else if (c == Colour.GREEN) {
            weight = 2;
        }
        return weight; // bug: NullPointerException 1
    }

    public static int weightClean(Colour c) {
        Integer weight = 0;
        if (c == Colour.RED || c == null) {
            weight = 1;
        }
        return weight;
    }

    public static int next(boolean filled) {
        List<Integer> list = new ArrayList<>();
        if (filled) {
            list.add(1);
        }
        Iterator<Integer> all = list.iterator();
        return all.next(); // bug: NoSuchElementException 1
    }

    public static int nextClean(boolean filled) {
        List<Integer> list = new ArrayList<>();
        if (filled) {
            list.add(1);
        }
        Iterator<Integer> all = list.iterator();
        return all.hasNext() ? all.next() : 0;
    }

    public static int removed(int odd) {
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
        int n = 0;
        for (Integer x : list) { // bug: ConcurrentModificationException 1
            n++;
            if (x == odd) {
                list.remove(x);
            }
        }
        return n;
    }

    public static int fixed(boolean more) {
        List<Integer> list = List.of(1, 2);
        if (more) {
            list.add(3); // bug: UnsupportedOperationException 1
        }
        return list.size();
    }

    public static int fixedClean(boolean more) {
        List<Integer> list = new ArrayList<>(List.of(1, 2));
        if (more) {
            list.add(3);
        }
        return list.size();
    }

    public static int got(int n) {
        Optional<Integer> o = n > 3 ? Optional.empty() : Optional.of(n);
        return o.get(); // bug: NoSuchElementException 1
    }

    public static int gotClean(int n) {
        Optional<Integer> o = n > 3 ? Optional.empty() : Optional.of(n);
        return o.orElse(0);
    }

    public static int popped(boolean pushed) {
        ArrayDeque<Integer> stack = new ArrayDeque<>();
        if (pushed) {
            stack.push(4);
        }
        return stack.pop(); // bug: NoSuchElementException 1
    }

    public static int poppedClean(boolean pushed) {
        ArrayDeque<Integer> stack = new ArrayDeque<>();
        if (pushed) {
            stack.push(4);
        }
        try {
            return stack.pop();
        } catch (NoSuchElementException e) {
            return 0;
        }
    }

    public static int cast(boolean b) {
        Object o = b ? (Object) "text" : (Object) 1;
        return (Integer) o; // bug: ClassCastException 1
    }

    /** A number need not be an Integer. */
    public static int whole(Number n) {
        return (Integer) n; // bug: ClassCastException 1, NullPointerException 3
    }

    /** Nor is a collection always a list. */
    public static Object firstOf(java.util.Collection<String> c) {
        java.util.List<String> list = (java.util.List<String>) c; // bug: ClassCastException 2
        return list == null ? "" : list.size();
    }

    public static int castClean(boolean b) {
        Object o = b ? (Object) "text" : (Object) 1;
        return o instanceof Integer ? (Integer) o : 0;
    }

    public static void stored(boolean b, int n) {
        Object[] array = b ? new Integer[1] : new Object[1];
        array[0] = "text"; // bug: ArrayStoreException 1
    }

    public static void storedClean(boolean b, int n) {
        Object[] array = new Object[1];
        array[0] = b ? "text" : (Object) n;
    }

    public static char mark(int i) {
        String marks = "abc";
        return i < 0 ? '-' : marks.charAt(i); // bug: StringIndexOutOfBoundsException 1
    }

    public static char markClean(int i) {
        String marks = "abc";
        return i < 0 || i >= marks.length() ? '-' : marks.charAt(i);
    }

    public static String tail(int from) {
        return "abc".substring(from); // bug: StringIndexOutOfBoundsException 1
    }

    public static int parsed(boolean b) {
        return Integer.parseInt(b ? "12" : "1,2"); // bug: NumberFormatException 1
    }

    public static int parsedClean(boolean b) {
        try {
            return Integer.parseInt(b ? "12" : "1,2");
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    public static int state(int n) {
        if (n == 12345) {
            throw new IllegalStateException("unreachable"); // bug: IllegalStateException 1
        }
        return n;
    }

    public static int asserted(int n) {
        assert n != 99; // bug: AssertionError 1
        return n;
    }

    public static int overflowing(int from, int size) {
        int[] array = new int[8];
        if (from < 0 || size <= 0 || from + size > array.length) {
            return 0;
        }
        return array[from]; // bug: ArrayIndexOutOfBoundsException 1
    }

    public static int overflowingClean(int from, int size) {
        int[] array = new int[8];
        if (from < 0 || size <= 0 || from > array.length - size) {
            return 0;
        }
        return array[from];
    }
}
