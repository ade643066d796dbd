package cases;

/** Of a parameter only the length matters. */
public class Lengths {
    public static int two(Object[] array) {
        if (array == null || array.length == 0) {
            return 0;
        }
        return 1 / (array.length - 2 > 0 ? 0 : 1); // bug: ArithmeticException 2
    }
}
