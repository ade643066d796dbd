// verdict: safe
// As LoaderAsked, but the class was used before: the loader is not asked again.
package classinit;

import java.io.IOException;
import java.io.InputStream;

public class LoaderAskedOnce {
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
            super(LoaderAskedOnce.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith(LoaderAskedOnce.class.getName() + "$") || name.endsWith("$Loader")) {
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
        Runnable plugin = (Runnable) new Loader().loadClass(LoaderAskedOnce.class.getName() + "$Plugin").getDeclaredConstructor().newInstance();
        plugin.run();
        Thread t = new Thread(plugin);
        t.start();
        closed = true;
        t.join();
    }
}
