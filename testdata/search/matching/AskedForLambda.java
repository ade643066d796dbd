// verdict: violated
// error: java.lang.AssertionError
// Linking a lambda asks the loader for the types of its method.
package matching;

import gov.nasa.jpf.vm.Verify;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.Supplier;

class AskedForLambda {
    static int asked;
    static boolean refuse, own;

    static class Loader extends ClassLoader {
        Loader() { super(AskedForLambda.class.getClassLoader()); }

        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith("matching.AskedForLambda$")) return super.loadClass(name, resolve);
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
        public Object get() { return other(); }

        interface Maker { Y make(); }

        static Object other() {
            Maker m = () -> null;
            return m;
        }
    }

    @SuppressWarnings("unchecked")
    static Supplier<Object> made() throws Exception {
        return (Supplier<Object>) new Loader().loadClass("matching.AskedForLambda$X").getConstructor().newInstance();
    }

    public static void main(String[] args) throws Exception {
        Supplier<Object> x = made();
        if (Verify.getBoolean()) x.get();
        asked = 0;
        Verify.getBoolean();
        x.get();
        Verify.getBoolean();
        assert asked == 0;
    }
}
