// release: 21
package java21;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.math.BigInteger;

/** What constructors and methods say, called by reflection with arguments that do not fit. */
public class WrongArguments {
    public WrongArguments(int n, String s) {
    }

    public WrongArguments(boolean b) {
    }

    public WrongArguments(char c, long l) {
    }

    public WrongArguments(int[] numbers) {
    }

    public static void take(int n, String s) {
    }

    static void make(Class<?>[] types, Object... args) throws Exception {
        Constructor<?> c = WrongArguments.class.getConstructor(types);
        try {
            System.out.println(c.newInstance(args) != null);
        } catch (IllegalArgumentException | InvocationTargetException e) {
            System.out.println(e.getMessage() + " / " + e.getCause());
        }
    }

    public static void main(String[] args) throws Exception {
        Class<?>[] both = {int.class, String.class}, one = {boolean.class}, two = {char.class, long.class}, array = {int[].class};
        make(both, "x", "y");
        make(both, 1, 2);
        make(both, 1.5, "y");
        make(both, new BigInteger("1"), "y");
        make(both, 'c', null);
        make(both, new Object(), "y");
        make(both, null, "y");
        make(one, 1);
        make(one, "true");
        make(two, 5, 5L);
        make(two, 'c', 1.5f);
        make(two, 'c', 1);
        make(array, (Object) new long[0]);
        make(array, "numbers");
        try {
            WrongArguments.class.getMethod("take", int.class, String.class).invoke(null, "x", "y");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " / " + e.getCause());
        }
    }
}
