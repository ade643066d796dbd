package lib;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/** When classes are verified, which others are loaded for it, and what is made of those that are bad. */
public class Verification {
    static class Base {
        static {
            System.out.println("  Base initialised");
        }

        Object self() {
            return this;
        }
    }

    interface Role {}

    static class Derived extends Base implements Role {}

    static class Other {}

    static class Gone extends RuntimeException {}

    /** Needs to know whether a Derived is a Base, and that Role is an interface. */
    static class Asks {
        static {
            System.out.println("  Asks initialised");
        }

        static Base base(Derived d) {
            return d;
        }

        static Role role(Other o, Derived d) {
            return d;
        }

        static Object nothing(Other o) {
            return o;
        }
    }

    /** Needs a class that may be absent, to catch it. */
    static class Catches {
        static void run() {
            try {
                System.out.println("  caught nothing");
            } catch (Gone e) {
                System.out.println("  never");
            }
        }
    }

    /** Whose bytecode is changed: it returns 4711. */
    static class Bad extends Base {
        static {
            System.out.println("  Bad initialised");
        }

        int number() {
            return 4711;
        }
    }

    static class BelowBad extends Bad {
        static int three() {
            return 3;
        }
    }

    /** Prints what it is asked for, and lets a class be changed or absent. */
    static class Teller extends ClassLoader {
        final List<String> absent = new ArrayList<>();
        boolean spoil;

        Teller() {
            super(null);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith("lib.")) {
                return Verification.class.getClassLoader().loadClass(name);
            }
            System.out.println("  asked for " + name);
            Class<?> c = findLoadedClass(name);
            if (c != null) {
                return c;
            }
            if (absent.contains(name)) {
                throw new ClassNotFoundException(name);
            }
            try (InputStream in = Verification.class.getClassLoader().getResourceAsStream(name.replace('.', '/') + ".class")) {
                byte[] data = in.readAllBytes();
                if (spoil && name.endsWith("$Bad")) {
                    spoil(data);
                }
                return defineClass(name, data, 0, data.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }

        /** Makes areturn of ireturn, behind sipush 4711. */
        static void spoil(byte[] data) {
            for (int i = 0; i + 3 < data.length; i++) {
                if (data[i] == 0x11 && data[i + 1] == 0x12 && data[i + 2] == 0x67 && data[i + 3] == (byte) 0xac) {
                    data[i + 3] = (byte) 0xb0;
                    return;
                }
            }
            throw new IllegalStateException();
        }
    }

    static void initialise(ClassLoader l, String name) {
        try {
            System.out.println("  " + Class.forName("lib.Verification$" + name, true, l).getSimpleName() + " is fine");
        } catch (Throwable e) {
            System.out.println("  " + e.getClass().getName() + ": " + e.getMessage().split("\n")[0] + ", cause " + e.getCause());
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println("asks");
        initialise(new Teller(), "Asks");

        System.out.println("asks, listed first");
        Teller t = new Teller();
        Class<?> c = Class.forName("lib.Verification$Asks", false, t);
        System.out.println(c.getDeclaredMethods().length + " methods");
        initialise(t, "Asks");

        System.out.println("catches what is absent");
        t = new Teller();
        t.absent.add("lib.Verification$Gone");
        initialise(t, "Catches");
        initialise(t, "Catches");
        t.absent.clear();
        initialise(t, "Catches");

        System.out.println("bad");
        t = new Teller();
        t.spoil = true;
        initialise(t, "Bad");
        initialise(t, "Bad");
        initialise(t, "BelowBad");
        initialise(t, "Base");

        System.out.println("bad, by its members");
        c = Class.forName("lib.Verification$BelowBad", false, t);
        try {
            c.getDeclaredMethods();
            System.out.println("  found");
        } catch (VerifyError e) {
            System.out.println("  VerifyError");
        }
        System.out.println("  " + c.getSuperclass().getSimpleName());

        System.out.println("good");
        initialise(new Teller(), "BelowBad");
    }
}
