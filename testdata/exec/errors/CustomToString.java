// exit: 1
package errors;

/** Uncaught exceptions print through overridden toString, getMessage and getCause. */
public class CustomToString {
    static int asked;

    static class Shy extends RuntimeException {
        private final int code;

        Shy(int code) {
            super("hidden");
            this.code = code;
        }

        @Override
        public String getMessage() {
            asked++;
            return "code=" + code + " base=" + super.getMessage();
        }
    }

    static class Named extends Shy {
        Named(int code) {
            super(code);
        }

        @Override
        public String toString() {
            return "<<" + getMessage() + ">>";
        }

        @Override
        public synchronized Throwable getCause() {
            return new IllegalArgumentException("made on demand");
        }
    }

    static class Localised extends Exception {
        @Override
        public String getLocalizedMessage() {
            return "Lokal";
        }
    }

    static class MultiLine extends Exception {
        MultiLine() {
            super("line one\n  line two\tand tab");
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new Shy(1));
        System.out.println(new Named(2));
        System.out.println(new Localised());
        System.out.println(new MultiLine());
        System.out.println(asked);
        try {
            throw new Named(3);
        } catch (Named n) {
            System.out.println(n.getCause().getMessage() + " " + n.getClass().getName());
        }
        try {
            deep(3);
        } catch (Exception e) {
            System.out.println(e.getMessage().indexOf('\n') + " " + e.getStackTrace().length);
        }
        System.out.flush();
        Thread.currentThread().setName("renamed main");
        throw new Named(4);
    }

    static void deep(int n) throws Exception {
        if (n == 0) {
            throw new MultiLine();
        }
        deep(n - 1);
    }
}
