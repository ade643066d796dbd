// verdict: violated
// error: java.lang.AssertionError
// Each of two classes of one name has static fields of its own.
package matching;

import gov.nasa.jpf.vm.Verify;
import java.io.IOException;
import java.io.InputStream;

class TwinStatics {
    public static class Twin {
        public static int count;
    }

    static class Loader extends ClassLoader {
        Loader() { super(null); }

        protected Class<?> findClass(String name) throws ClassNotFoundException {
            String file = name.replace('.', '/') + ".class";
            try (InputStream in = TwinStatics.class.getClassLoader().getResourceAsStream(file)) {
                byte[] b = in.readAllBytes();
                return defineClass(name, b, 0, b.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Class<?> a = new Loader().loadClass("matching.TwinStatics$Twin");
        Class<?> b = new Loader().loadClass("matching.TwinStatics$Twin");
        a.getField("count").getInt(null);
        b.getField("count").getInt(null);
        int way = Verify.getInt(0, 2);
        (way == 1 ? a : b).getField("count").setInt(null, 1);
        way = 0;
        Verify.getBoolean();
        assert a.getField("count").getInt(null) == 0;
    }
}
