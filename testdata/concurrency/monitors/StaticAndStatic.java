// verdict: safe
// A synchronized block on the class literal and a static synchronized method take the same monitor.
package monitors;

class StaticAndStatic {
    static int n;

    void viaObject() {
        synchronized (StaticAndStatic.class) { n++; }
    }

    static synchronized void viaClass() { n++; }

    public static void main(String[] args) throws InterruptedException {
        StaticAndStatic s = new StaticAndStatic();
        Thread t = new Thread(s::viaObject);
        t.start();
        viaClass();
        t.join();
        assert n == 2;
    }
}
