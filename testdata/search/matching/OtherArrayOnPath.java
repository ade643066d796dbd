// verdict: safe
// paths: 2
// An array is of the class that the loader gave on this path.
package matching;

import gov.nasa.jpf.vm.Verify;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.Supplier;

class OtherArrayOnPath {
    static int asked;
    static boolean refuse, own;

    static class Loader extends ClassLoader {
        Loader() { super(OtherArrayOnPath.class.getClassLoader()); }

        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith("matching.OtherArrayOnPath$")) return super.loadClass(name, resolve);
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
        public Object get() { return new Y[2]; }
    }

    @SuppressWarnings("unchecked")
    static Supplier<Object> made() throws Exception {
        return (Supplier<Object>) new Loader().loadClass("matching.OtherArrayOnPath$X").getConstructor().newInstance();
    }

    public static void main(String[] args) throws Exception {
        Supplier<Object> x = made();
        own = Verify.getBoolean();
        Class<?> c = x.get().getClass();
        assert (c == Y[].class) != own;
    }
}
