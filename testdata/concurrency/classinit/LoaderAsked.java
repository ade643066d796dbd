// verdict: violated
// error: java.lang.AssertionError
// twin: LoaderAskedOnce
// A loader of the program's own refuses a class once main has closed it. The thread makes the first use of that class: in one
// order it finds it, in the other it does not.
package classinit;

import java.io.IOException;
import java.io.InputStream;

public class LoaderAsked {
    static volatile boolean closed;

    public static class Plugin implements Runnable {
        public void run() {
            try {
                new Helper();
            } catch (NoClassDefFoundError e) {
                throw new AssertionError("refused");
            }
        }
    }

    public static class Helper {
    }

    static class Loader extends ClassLoader {
        Loader() {
            super(LoaderAsked.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith(LoaderAsked.class.getName() + "$") || name.endsWith("$Loader")) {
                return super.loadClass(name, resolve);
            }
            if (closed) {
                throw new ClassNotFoundException(name);
            }
            try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
                byte[] b = in.readAllBytes();
                return defineClass(name, b, 0, b.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Runnable plugin = (Runnable) new Loader().loadClass(LoaderAsked.class.getName() + "$Plugin").getDeclaredConstructor().newInstance();
        Thread t = new Thread(plugin);
        t.start();
        closed = true;
        t.join();
    }
}
