// verdict: violated
// error: java.lang.LinkageError
// twin: LoaderAskedByTwo
// As LoaderAskedByTwo, but the loader says that it may be asked by several threads, and is not made for it.
package classinit;

import java.io.IOException;
import java.io.InputStream;

public class LoaderAskedInParallel {
    public static class Helper {
    }

    public static class Plugin implements Runnable {
        public void run() {
            new Helper();
        }
    }

    static class Loader extends ClassLoader {
        static {
            registerAsParallelCapable();
        }

        Loader() {
            super(LoaderAskedInParallel.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith(LoaderAskedInParallel.class.getName() + "$") || name.endsWith("$Loader")) {
                return super.loadClass(name, resolve);
            }
            Class<?> known = findLoadedClass(name);
            if (known != null) {
                return known;
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
        Runnable plugin = (Runnable) new Loader().loadClass(LoaderAskedInParallel.class.getName() + "$Plugin").getDeclaredConstructor().newInstance();
        Thread t = new Thread(plugin);
        t.start();
        plugin.run();
        t.join();
    }
}
