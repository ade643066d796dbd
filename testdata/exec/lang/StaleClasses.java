package lang;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;

/** What is said where classes do not fit together: a loader gives each class that ends in A what ends in B. */
public class StaleClasses {
    public static class LibA {
        public int number;
        public static String text = "";
        public void take(int n) { }
        public static void give(String s) { }
        public String result() { return ""; }
        public static int toInstance;
        public int toStatic;
    }

    public static class LibB {
        public long number;
        public static Object text = "";
        public void take(long n) { }
        public static void give(Object s) { }
        public int result() { return 1; }
        public int toInstance;
        public static int toStatic;
    }

    public static class KindA {
        public static void call() { }
        public void more() { }
        public KindA() { }
    }

    public interface KindB {
        static void call() { }
        void more();
    }

    public interface FaceA {
        int ONE = Integer.parseInt("1");
        static void call() { }
    }

    public static class FaceB {
        public static void call() { }
    }

    public abstract static class BaseA {
        public void run() { }
    }

    public abstract static class BaseB {
        public abstract void run();
    }

    public static class Derived extends BaseA { }

    public static class User implements Runnable {
        static void attempt(String what, Callable<?> c) {
            for (int i = 0; i < 2; i++) {
                try {
                    System.out.println(what + " " + c.call());
                } catch (Throwable e) {
                    System.out.println(what + " " + e);
                    for (Throwable cause = e.getCause(); cause != null; cause = cause.getCause()) {
                        System.out.println("  by " + cause);
                    }
                }
            }
        }

        public void run() {
            LibA lib = new LibA();
            attempt("number", () -> lib.number);
            attempt("number=", () -> lib.number = 1);
            attempt("text", () -> LibA.text);
            attempt("text=", () -> LibA.text = "x");
            attempt("take", () -> { lib.take(1); return 0; });
            attempt("give", () -> { LibA.give(""); return 0; });
            attempt("result", () -> lib.result());
            attempt("toInstance", () -> LibA.toInstance);
            attempt("toStatic", () -> lib.toStatic);
            attempt("class call", () -> { KindA.call(); return 0; });
            attempt("class new", () -> new KindA());
            attempt("interface call", () -> { FaceA.call(); return 0; });
            attempt("interface field", () -> FaceA.ONE);
            attempt("abstract", () -> { new Derived().run(); return 0; });
            attempt("reflected", () -> BaseA.class.getMethod("run").invoke(new Derived()));
            attempt("getter", () -> java.lang.invoke.MethodHandles.lookup().findGetter(LibA.class, "none", LibA[].class));
        }
    }

    static class Loader extends ClassLoader {
        Loader(String name) { super(name, StaleClasses.class.getClassLoader()); }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith("lang.StaleClasses$") || name.endsWith("Loader")) {
                return super.loadClass(name, resolve);
            }
            synchronized (getClassLoadingLock(name)) {
                Class<?> c = findLoadedClass(name);
                return c != null ? c : define(name.substring("lang.StaleClasses$".length()));
            }
        }

        private Class<?> define(String name) throws ClassNotFoundException {
            String from = name.endsWith("A") ? name.substring(0, name.length() - 1) + "B" : name;
            try (InputStream in = StaleClasses.class.getResourceAsStream("StaleClasses$" + from + ".class")) {
                String bytes = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
                byte[] b = bytes.replace(from, name).getBytes(StandardCharsets.ISO_8859_1);
                return defineClass("lang.StaleClasses$" + name, b, 0, b.length);
            } catch (java.io.IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Object user = new Loader(null).loadClass("lang.StaleClasses$User").getDeclaredConstructor().newInstance();
        ((Runnable) user).run();
        Object named = new Loader("named").loadClass("lang.StaleClasses$User").getDeclaredConstructor().newInstance();
        for (Object o : new Object[] {user, named}) {
            try {
                System.out.println((User) o);
            } catch (ClassCastException e) {
                System.out.println(e.getMessage().replaceAll("@[0-9a-f]+", "@"));
            }
            try {
                System.out.println(o.getClass().cast(new User()));
            } catch (ClassCastException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
