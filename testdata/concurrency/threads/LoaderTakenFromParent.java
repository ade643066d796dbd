// verdict: violated
// error: java.lang.AssertionError
// twin: LoaderTakenBefore
// A new thread has the context loader that its parent has at that moment: another thread may have set it.
package threads;

class LoaderTakenFromParent {
    static volatile boolean ready;

    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        ClassLoader before = main.getContextClassLoader(), other = new ClassLoader() { };
        new Thread(() -> {
            if (ready) main.setContextClassLoader(other);
        }).start();
        ready = true;
        assert new Thread().getContextClassLoader() == before;
    }
}
