// verdict: violated
// error: java.lang.AssertionError
// Which classes a loader has loaded can be asked for.
package matching;

import gov.nasa.jpf.vm.Verify;
import java.io.IOException;
import java.io.InputStream;

class LoadedClasses {
    public static class Twin {
        public static int count;
    }

    static class Loader extends ClassLoader {
        Loader() { super(null); }

        boolean knows(String name) {
            return findLoadedClass(name) != null;
        }

        protected Class<?> findClass(String name) throws ClassNotFoundException {
            String file = name.replace('.', '/') + ".class";
            try (InputStream in = LoadedClasses.class.getClassLoader().getResourceAsStream(file)) {
                byte[] b = in.readAllBytes();
                return defineClass(name, b, 0, b.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Loader loader = new Loader();
        int way = Verify.getInt(0, 2);
        if (way == 1) loader.loadClass("matching.LoadedClasses$Twin");
        way = 0;
        Verify.getBoolean();
        assert !loader.knows("matching.LoadedClasses$Twin");
    }
}
