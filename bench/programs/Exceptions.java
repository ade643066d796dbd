/** Throws and catches: shallow and deep, with finally, implicit and with causes. */
public class Exceptions {
    private static final class Refused extends Exception {
        final int code;

        Refused(int code) {
            super("refused");
            this.code = code;
        }
    }

    private static int finals;

    private static int check(int i) throws Refused {
        if (i % 3 == 0) {
            throw new Refused(i);
        }
        return i;
    }

    private static int descend(int depth, int i) throws Refused {
        try {
            return depth == 0 ? check(i) : descend(depth - 1, i) + 1;
        } finally {
            finals++;
        }
    }

    private static int implicit(int i, int[] array, Object o) {
        try {
            switch (i & 3) {
                case 0:
                    return array[i];
                case 1:
                    return 100 / (i - i);
                case 2:
                    return ((String) o).length();
                default:
                    return ((int[]) null).length;
            }
        } catch (ArrayIndexOutOfBoundsException e) {
            return 1;
        } catch (ArithmeticException e) {
            return e.getMessage().length();
        } catch (ClassCastException | NullPointerException e) {
            return e instanceof NullPointerException ? 3 : 4;
        }
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 90_000;
        long checksum = 0;
        for (int i = 0; i < 2 * rounds; i++) {
            try {
                checksum += check(i);
            } catch (Refused e) {
                checksum -= e.code;
            }
        }
        for (int i = 0; i < rounds / 2; i++) {
            try {
                checksum += descend(40, i);
            } catch (Refused e) {
                checksum ^= e.code;
            }
        }
        int[] few = new int[3];
        for (int i = 0; i < rounds; i++) {
            checksum = checksum * 3 + implicit(i + 4, few, few);
        }
        for (int i = 0; i < rounds / 4; i++) {
            try {
                try {
                    check(3 * i);
                } catch (Refused e) {
                    throw new IllegalStateException("wrapped", e);
                }
            } catch (IllegalStateException e) {
                checksum += ((Refused) e.getCause()).code;
            }
        }
        System.out.println("exceptions " + checksum + " " + finals);
    }
}
