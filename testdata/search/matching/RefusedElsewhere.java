// verdict: safe
// paths: 4
// A reference that failed on one path is resolved on another.
package matching;

import gov.nasa.jpf.vm.Verify;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.Supplier;

class RefusedElsewhere {
    static int asked;
    static boolean refuse, own;

    static class Loader extends ClassLoader {
        Loader() { super(RefusedElsewhere.class.getClassLoader()); }

        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith("matching.RefusedElsewhere$")) return super.loadClass(name, resolve);
            if (findLoadedClass(name) != null) return findLoadedClass(name);
            if (name.endsWith("Y")) {
                asked++;
                if (refuse) throw new ClassNotFoundException(name);
            }
            return name.endsWith("Y") && !own ? super.loadClass(name, resolve) : make(name);
        }

        Class<?> make(String name) throws ClassNotFoundException {
            try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
                byte[] b = in.readAllBytes();
                return defineClass(name, b, 0, b.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name);
            }
        }
    }

    public static class Y {
        public static int count;
        public int value = 7;
    }

    public static class X implements Supplier<Object> {
        public Object get() { try { return new Y() != null; } catch (NoClassDefFoundError e) { return false; } }
    }

    @SuppressWarnings("unchecked")
    static Supplier<Object> made() throws Exception {
        return (Supplier<Object>) new Loader().loadClass("matching.RefusedElsewhere$X").getConstructor().newInstance();
    }

    public static void main(String[] args) throws Exception {
        Supplier<Object> x = made();
        boolean fails = refuse = Verify.getBoolean();
        x.get();
        refuse = false;
        Verify.getBoolean();
        assert (boolean) x.get() != fails;
    }
}
