// verdict: safe
// As LoaderLockOrder, but the loader says that it may be asked by several threads: its monitor is left alone.
package classinit;

public class LoaderLockNone {
    static final Object lock = new Object();

    static class Loader extends ClassLoader {
        static {
            registerAsParallelCapable();
        }

        Loader() {
            super(LoaderLockNone.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (lock) {
                return getParent().loadClass(name);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Loader loader = new Loader();
        Thread t = new Thread(() -> {
            try {
                Class.forName("java.util.ArrayList", true, loader);
            } catch (ClassNotFoundException e) {
                throw new AssertionError(e);
            }
        });
        t.start();
        synchronized (lock) {
            synchronized (loader) {
                lock.notifyAll();
            }
        }
        t.join();
    }
}
