// verdict: violated
// error: java.lang.AssertionError
// Classes of one name are two if two loaders have defined them.
package matching;

import gov.nasa.jpf.vm.Verify;
import java.io.IOException;
import java.io.InputStream;

class TwinClasses {
    public static class Twin {
        public static int count;
    }

    static class Loader extends ClassLoader {
        Loader() { super(null); }

        protected Class<?> findClass(String name) throws ClassNotFoundException {
            String file = name.replace('.', '/') + ".class";
            try (InputStream in = TwinClasses.class.getClassLoader().getResourceAsStream(file)) {
                byte[] b = in.readAllBytes();
                return defineClass(name, b, 0, b.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Class<?> a = new Loader().loadClass("matching.TwinClasses$Twin");
        Class<?> b = new Loader().loadClass("matching.TwinClasses$Twin");
        a.getField("count").getInt(null);
        b.getField("count").getInt(null);
        int way = Verify.getInt(0, 2);
        Object o = (way == 1 ? a : b).getConstructor().newInstance();
        way = 0;
        Verify.getBoolean();
        assert o.getClass() == b;
    }
}
