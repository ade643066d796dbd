// verdict: violated
// error: java.lang.AssertionError
// twin: DefinedByResolutionSame
// A class that a loader defines when code of another one first needs it is not that of another
// loader, whatever was done on other paths.
package matching;

import gov.nasa.jpf.vm.Verify;
import java.io.InputStream;

public class DefinedByResolutionOther {
    static class Own extends ClassLoader {
        Own() {
            super(DefinedByResolutionOther.class.getClassLoader());
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
        Class<?> maker = own.loadClass("matching.DefinedByResolutionOther$Maker");
        maker.getMethod("touch").invoke(null);
        Verify.getInt(0, 1);
        Object made = maker.getMethod("make").invoke(null);
        assert new Own().loadClass("matching.DefinedByResolutionOther$Thing").isInstance(made);
    }
}
