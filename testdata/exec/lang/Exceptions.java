package lang;

/** try/catch/finally control flow, nested finally, returns, suppressed, multi-catch, rethrow. */
public class Exceptions {
    static class MyChecked extends Exception {
        final int code;

        MyChecked(String m, int code, Throwable cause) {
            super(m, cause);
            this.code = code;
        }
    }

    static class Res implements AutoCloseable {
        final String name;
        final boolean failClose;

        Res(String name, boolean failOpen, boolean failClose) {
            this.name = name;
            this.failClose = failClose;
            if (failOpen) {
                throw new IllegalArgumentException("open " + name);
            }
            System.out.print("open " + name + "; ");
        }

        @Override
        public void close() throws MyChecked {
            System.out.print("close " + name + "; ");
            if (failClose) {
                throw new MyChecked("close " + name, 7, null);
            }
        }
    }

    @SuppressWarnings("finally")
    static int finallyWins() {
        try {
            throw new RuntimeException("lost");
        } finally {
            return 1;
        }
    }

    static int finallyKeeps() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 2;
        }
    }

    static StringBuilder finallyMutates() {
        StringBuilder sb = new StringBuilder("a");
        try {
            return sb.append("b");
        } finally {
            sb.append("c");
        }
    }

    @SuppressWarnings("finally")
    static String loops() {
        StringBuilder sb = new StringBuilder();
        outer:
        for (int i = 0; i < 4; i++) {
            for (int j = 0; ; j++) {
                try {
                    try {
                        if (j == 2) {
                            continue outer;
                        }
                        if (i == 3) {
                            break outer;
                        }
                        if (i == 1) {
                            throw new RuntimeException();
                        }
                        sb.append(i).append(j).append(' ');
                    } finally {
                        sb.append("f");
                        if (i == 1) {
                            break;
                        }
                    }
                } finally {
                    sb.append("F");
                }
            }
            sb.append("after").append(i);
        }
        return sb.toString();
    }

    static String nested(int k) {
        StringBuilder sb = new StringBuilder();
        try {
            try {
                if (k == 0) throw new IllegalStateException("a");
                if (k == 1) throw new ArithmeticException("b");
                if (k == 2) throw new Error("c");
                if (k == 3) return sb.append("ret").toString();
                sb.append("ok ");
            } catch (IllegalStateException e) {
                sb.append("caught ").append(e.getMessage());
                throw new RuntimeException("second", e);
            } finally {
                sb.append(" fin1 ");
            }
        } catch (ArithmeticException | NullPointerException e) {
            sb.append("multi ").append(e.getMessage());
        } catch (RuntimeException e) {
            sb.append("outer ").append(e.getMessage()).append("/").append(e.getCause().getMessage());
        } finally {
            sb.append(" fin2");
            System.out.print(k + ":");
        }
        return sb.toString();
    }

    static void rethrow(Exception e) throws MyChecked {
        try {
            if (e instanceof MyChecked) {
                throw (MyChecked) e;
            }
            throw (RuntimeException) e;
        } catch (final Exception x) {
            throw x;
        }
    }

    static String resources(boolean openB, boolean closeA, boolean closeB, boolean body) {
        try (Res a = new Res("A", false, closeA); Res none = null; Res b = new Res("B", openB, closeB)) {
            System.out.print("body; ");
            if (body) {
                throw new UnsupportedOperationException("body");
            }
            return "normal";
        } catch (MyChecked e) {
            return "checked " + e.getMessage() + e.code + show(e);
        } catch (RuntimeException e) {
            return "runtime " + e.getMessage() + show(e);
        } finally {
            System.out.print("finally; ");
        }
    }

    static String show(Throwable t) {
        StringBuilder sb = new StringBuilder("[");
        for (Throwable s : t.getSuppressed()) {
            sb.append(s.getMessage()).append(',');
        }
        return sb.append(']').toString();
    }

    @SuppressWarnings("unchecked")
    static <T extends Throwable> void sneaky(Throwable t) throws T {
        throw (T) t;
    }

    public static void main(String[] args) {
        System.out.println(finallyWins() + " " + finallyKeeps() + " " + finallyMutates());
        System.out.println(loops());
        for (int k = 0; k < 5; k++) {
            try {
                System.out.println(nested(k));
            } catch (Error e) {
                System.out.println("error " + e.getMessage());
            }
        }
        for (Exception e : new Exception[] {new MyChecked("m", 3, null), new IllegalStateException("r"), null}) {
            try {
                rethrow(e);
                System.out.println("none");
            } catch (MyChecked c) {
                System.out.println("checked " + c.code + " " + (c == e));
            } catch (RuntimeException r) {
                System.out.println("runtime " + r.getClass().getSimpleName());
            }
        }
        for (int m = 0; m < 16; m++) {
            System.out.println(resources((m & 1) != 0, (m & 2) != 0, (m & 4) != 0, (m & 8) != 0));
        }
        try {
            Exceptions.<RuntimeException>sneaky(new java.io.IOException("sneaked"));
        } catch (Exception e) {
            System.out.println(e);
        }
        Throwable self = new RuntimeException("x");
        try {
            self.addSuppressed(self);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            self.initCause(new Error("late"));
            self.initCause(new Error("later"));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " / " + e.getCause());
        }
        try {
            new Error().addSuppressed(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        Throwable t = new Exception(new Error("cause only"));
        System.out.println(t + " | " + t.getMessage() + " | " + t.getLocalizedMessage() + " | " + new Exception((Throwable) null).getMessage());
    }
}
