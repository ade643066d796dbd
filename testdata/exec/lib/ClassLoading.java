package lib;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;

/** Own class loaders defining classes from bytes, initialisation order, resources, loader identity. */
public class ClassLoading {
    static final List<String> LOG = new ArrayList<>();

    static class Lazy {
        static final int CONSTANT = 5;
        static final Integer BOXED = 6;
        static int variable = 7;

        static {
            LOG.add("init Lazy");
        }

        static void touch() { }
    }

    static class LazyChild extends Lazy {
        static int own = 1;

        static {
            LOG.add("init LazyChild");
        }
    }

    interface HasField {
        Object VALUE = note("HasField");

        default void m() { }
    }

    interface NoDefault {
        Object VALUE = note("NoDefault");

        void m2();
    }

    static class Impl implements HasField, NoDefault {
        static {
            LOG.add("init Impl");
        }

        @Override
        public void m2() { }
    }

    static Object note(String s) {
        LOG.add("init " + s);
        return s;
    }

    static class Broken {
        static int x = Integer.parseInt("not a number");
    }

    public static class Loaded implements Runnable {
        private static int count;
        private final Object helper = new LoadedHelper();

        @Override
        public void run() {
            count++;
            System.out.println("  run in " + getClass().getClassLoader().getClass().getSimpleName() + " count " + count + " helper same loader " + (helper.getClass().getClassLoader() == getClass().getClassLoader()));
        }
    }

    public static class LoadedHelper { }

    static class Redefining extends ClassLoader {
        private final String prefix;
        final List<String> asked = new ArrayList<>();

        Redefining(String prefix) {
            super(ClassLoading.class.getClassLoader());
            this.prefix = prefix;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith(prefix)) {
                return super.loadClass(name, resolve);
            }
            synchronized (getClassLoadingLock(name)) {
                Class<?> c = findLoadedClass(name);
                if (c == null) {
                    asked.add(name.substring(name.indexOf('$') + 1));
                    try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
                        if (in == null) {
                            throw new ClassNotFoundException(name);
                        }
                        byte[] b = in.readAllBytes();
                        c = defineClass(name, b, 0, b.length);
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                }
                return c;
            }
        }

        Class<?> define(String name, byte[] b) {
            return defineClass(name, b, 0, b.length);
        }
    }

    static void flush(String label) {
        System.out.println(label + " " + LOG);
        LOG.clear();
    }

    public static void main(String[] args) throws Exception {
        System.out.println(Lazy.CONSTANT);
        flush("constant");
        Lazy[] array = new Lazy[2];
        Class<?> literal = Lazy.class;
        flush("array and literal " + array.length + literal.getSimpleName());
        System.out.println(LazyChild.variable);
        flush("inherited static");
        LazyChild.own++;
        flush("own static");
        Lazy.touch();
        System.out.println(Lazy.BOXED);
        flush("again");
        new Impl();
        flush("new Impl");
        System.out.println(NoDefault.VALUE);
        flush("interface field");
        class ForName {
            static {
                LOG.add("init ForName");
            }
        }
        Class<?> c = Class.forName("lib.ClassLoading$1ForName", false, ClassLoading.class.getClassLoader());
        flush("forName no init " + c.getSimpleName());
        Class.forName("lib.ClassLoading$1ForName");
        flush("forName init");
        for (int i = 0; i < 2; i++) {
            try {
                System.out.println(Broken.x);
            } catch (ExceptionInInitializerError e) {
                System.out.println("EIIE " + e.getMessage() + " cause " + e.getCause().getClass().getSimpleName());
            } catch (NoClassDefFoundError e) {
                System.out.println("NCDFE " + e.getMessage());
            }
        }

        Redefining one = new Redefining("lib.ClassLoading$Loaded");
        Redefining two = new Redefining("lib.ClassLoading$Loaded");
        Class<?> a = one.loadClass("lib.ClassLoading$Loaded");
        Class<?> b = Class.forName("lib.ClassLoading$Loaded", true, two);
        System.out.println((a == b) + " " + (a == Loaded.class) + " " + a.getName().equals(b.getName()) + " " + (a == one.loadClass("lib.ClassLoading$Loaded")) + " " + Loaded.class.isAssignableFrom(a) + " " + Runnable.class.isAssignableFrom(a));
        Runnable ra = (Runnable) a.getDeclaredConstructor().newInstance();
        ra.run();
        ra.run();
        ((Runnable) b.getDeclaredConstructor().newInstance()).run();
        System.out.println(one.asked + " " + two.asked);
        try {
            Loaded l = (Loaded) (Object) ra;
            System.out.println("cast " + l);
        } catch (ClassCastException e) {
            System.out.println("cast refused");
        }
        try {
            one.loadClass("lib.ClassLoading$LoadedNowhere");
        } catch (ClassNotFoundException e) {
            System.out.println("CNFE " + e.getMessage());
        }
        byte[] bytes = ClassLoading.class.getResourceAsStream("ClassLoading$LoadedHelper.class").readAllBytes();
        String[] names = {"lib.ClassLoading$LoadedHelper", "wrong.Name", "java.evil.X"};
        for (String n : names) {
            try {
                System.out.println("define " + new Redefining("none").define(n, bytes).getName());
            } catch (NoClassDefFoundError | SecurityException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        try {
            one.define("lib.ClassLoading$LoadedHelper", bytes);
        } catch (LinkageError e) {
            System.out.println(e.getClass().getSimpleName() + " duplicate");
        }
        try {
            one.define("x.Junk", new byte[] {1, 2, 3, 4, 5, 6, 7, 8});
        } catch (ClassFormatError e) {
            System.out.println("ClassFormatError " + e.getMessage());
        }
        try {
            one.define("x.Short", new byte[] {(byte) 0xca, (byte) 0xfe, (byte) 0xba, (byte) 0xbe});
        } catch (ClassFormatError e) {
            System.out.println("ClassFormatError " + e.getMessage());
        }
        System.out.println(new Redefining("none").define(null, bytes).getName());
        ClassLoader app = ClassLoading.class.getClassLoader();
        System.out.println(app.getParent() != null ? app.getParent().getParent() : "no parent");
        System.out.println((app == Thread.currentThread().getContextClassLoader()) + " " + one.getParent().equals(app) + " " + one.getName() + " " + app.getName());
        URL self = ClassLoading.class.getResource("ClassLoading.class");
        URL byLoader = app.getResource("lib/ClassLoading.class");
        System.out.println(self.equals(byLoader) + " " + self.getPath().endsWith("lib/ClassLoading.class") + " " + ClassLoading.class.getResource("none.txt") + " " + app.getResource("/lib/ClassLoading.class") + " " + (ClassLoading.class.getResource("/lib/ClassLoading.class") != null));
        Enumeration<URL> all = app.getResources("lib/ClassLoading.class");
        System.out.println(all.hasMoreElements() + " " + app.resources("no/such").count() + " " + (ClassLoader.getSystemResourceAsStream("java/lang/Object.class") != null));
        try (InputStream in = Object.class.getResourceAsStream("Object.class")) {
            System.out.println(Integer.toHexString(in.read() << 8 | in.read()));
        }
        System.out.println(bytes[0] + " " + bytes[1] + " major " + bytes[7]);
        app.setDefaultAssertionStatus(false);
        System.out.println(ClassLoading.class.desiredAssertionStatus());
        System.out.println(new BufferedReader(new InputStreamReader(InputStream.nullInputStream())).readLine());
    }
}
