// verdict: safe
// Two threads make the first use of a class: its loader is asked by one at a time, the machine holds its monitor meanwhile.
package classinit;

import java.io.IOException;
import java.io.InputStream;

public class LoaderAskedByTwo {
    public static class Helper {
    }

    public static class Plugin implements Runnable {
        public void run() {
            new Helper();
        }
    }

    static class Loader extends ClassLoader {
        Loader() {
            super(LoaderAskedByTwo.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith(LoaderAskedByTwo.class.getName() + "$") || name.endsWith("$Loader")) {
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
        Runnable plugin = (Runnable) new Loader().loadClass(LoaderAskedByTwo.class.getName() + "$Plugin").getDeclaredConstructor().newInstance();
        Thread t = new Thread(plugin);
        t.start();
        plugin.run();
        t.join();
    }
}
