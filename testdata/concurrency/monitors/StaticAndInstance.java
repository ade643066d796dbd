// verdict: violated
// error: java.lang.AssertionError
// twin: StaticAndStatic
// A synchronized method locks the object, a static one the class: the two do not exclude each other.
package monitors;

class StaticAndInstance {
    static int n;

    synchronized void viaObject() { n++; }

    static synchronized void viaClass() { n++; }

    public static void main(String[] args) throws InterruptedException {
        StaticAndInstance s = new StaticAndInstance();
        Thread t = new Thread(s::viaObject);
        t.start();
        viaClass();
        t.join();
        assert n == 2;
    }
}
