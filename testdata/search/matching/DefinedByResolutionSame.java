// verdict: safe
// A class that a loader defines when code of another one first needs it is the same to
// all who ask that loader, whatever was done on other paths.
package matching;

import gov.nasa.jpf.vm.Verify;
import java.io.InputStream;

public class DefinedByResolutionSame {
    static class Own extends ClassLoader {
        Own() {
            super(DefinedByResolutionSame.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.endsWith("$Maker") && !name.endsWith("$Thing")) {
                return super.loadClass(name, resolve);
            }
            Class<?> known = findLoadedClass(name);
            if (known != null) {
                return known;
            }
            try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
                byte[] b = in.readAllBytes();
                return defineClass(name, b, 0, b.length);
            } catch (java.io.IOException e) {
                throw new ClassNotFoundException(name);
            }
        }
    }

    public static class Thing {
    }

    public static class Maker {
        public static Object make() {
            return new Thing();
        }

        public static void touch() {
        }
    }

    public static void main(String[] args) throws Exception {
        Own own = new Own();
        Class<?> maker = own.loadClass("matching.DefinedByResolutionSame$Maker");
        maker.getMethod("touch").invoke(null);
        Verify.getInt(0, 1);
        Object made = maker.getMethod("make").invoke(null);
        assert own.loadClass("matching.DefinedByResolutionSame$Thing").isInstance(made);
    }
}
