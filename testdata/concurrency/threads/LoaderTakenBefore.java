// verdict: safe
// The new thread is made before the other may set the loader.
package threads;

class LoaderTakenBefore {
    static volatile boolean ready;

    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        ClassLoader before = main.getContextClassLoader(), other = new ClassLoader() { };
        new Thread(() -> {
            if (ready) main.setContextClassLoader(other);
        }).start();
        Thread child = new Thread();
        ready = true;
        assert child.getContextClassLoader() == before;
    }
}
