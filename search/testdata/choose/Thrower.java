/** Throws exceptions that are caught. */
class Thrower {
    static class Own extends RuntimeException {
        Own(String message) {
            super(message);
        }
    }

    static int caught;

    public static void main(String[] args) throws Exception {
        try {
            throw new Own("first");
        } catch (Own e) {
            caught++;
        }
        try {
            Object o = null;
            o.hashCode();
        } catch (NullPointerException e) {
            caught++;
        }
        try {
            Thrower.class.getDeclaredMethod("fails").invoke(null);
        } catch (java.lang.reflect.InvocationTargetException e) {
            caught++;
        }
        assert caught == 3;
    }

    static void fails() {
        throw new IllegalStateException("in a call by reflection");
    }
}
