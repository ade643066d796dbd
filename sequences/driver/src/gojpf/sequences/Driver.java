package gojpf.sequences;

/** Makes calls of a class until there is nothing to call, see sequences/explore.go. */
final class Driver {
    private Driver() {}

    public static void main(String[] args) throws Exception {
        Class.forName(args[0]);
        Object receiver = null;
        do {
            receiver = step(receiver);
        } while (receiver != null);
    }

    /** Makes a call: of a constructor where there is no receiver. Returns the receiver, null at the end. */
    private static native Object step(Object receiver);
}
