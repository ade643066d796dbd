import gov.nasa.jpf.symbc.Debug;

/** Asks what a run with values answers in another way. */
public class Questions {
    static boolean asks(int n) {
        return n > 0 && Debug.isSymbolicInteger(n);
    }

    public static void main(String[] args) {
        asks(1);
    }
}
