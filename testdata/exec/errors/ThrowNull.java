// exit: 1
package errors;

/** Throwing null, in several disguises; the last one is uncaught. */
public class ThrowNull {
    static RuntimeException field;

    static RuntimeException make(boolean real) {
        return real ? new IllegalArgumentException("real") : null;
    }

    static void attempt(int how) {
        try {
            switch (how) {
                case 0:
                    throw null;
                case 1:
                    throw field;
                case 2:
                    throw make(false);
                case 3:
                    throw make(true);
                case 4:
                    RuntimeException[] many = new RuntimeException[2];
                    throw many[1];
                case 5:
                    throw (Error) null;
                default:
                    RuntimeException local = null;
                    throw local;
            }
        } catch (NullPointerException | IllegalArgumentException e) {
            System.out.println(how + " " + e.getClass().getSimpleName() + " " + e.getMessage());
        } finally {
            System.out.println("finally " + how);
        }
    }

    static void synced(Object lock) {
        synchronized (lock) {
            throw null;
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 7; i++) {
            attempt(i);
        }
        Object lock = new Object();
        try {
            synced(lock);
        } catch (NullPointerException e) {
            System.out.println("monitor released " + !Thread.holdsLock(lock));
        }
        try {
            synced(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        field = make(true);
        try {
            throw field;
        } catch (IllegalArgumentException e) {
            field = null;
            System.out.println("same line " + e.getMessage());
        }
        throw field;
    }
}
