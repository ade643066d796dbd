// exit: 1
package errors;

/** The main class' initialiser throws an Error (not wrapped) after touching another class. */
public class MainInitError {
    static class Other {
        static int seen = log("Other");
        static int value = 3;
    }

    static class MyError extends Error {
        MyError(String m, Throwable c) {
            super(m, c);
        }

        @Override
        public synchronized Throwable fillInStackTrace() {
            System.out.println("filling");
            return super.fillInStackTrace();
        }
    }

    static int log(String s) {
        System.out.println("init " + s);
        return s.length();
    }

    static {
        if (Other.value == 3) {
            try {
                Object o = "x";
                log(((Integer) o).toString());
            } catch (ClassCastException e) {
                throw new MyError("while initialising", new RuntimeException("no message of ours"));
            } finally {
                log("finally");
            }
        }
    }

    public static void main(String[] args) {
        System.out.println("main must not run");
    }
}
