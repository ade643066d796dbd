// verdict: safe
// But never with less than 2: the last write of all adds 1 to a value that was read after its thread's first write, or
// that some write had made at least 1.
package atomicity;

class OneAtLeast {
    static volatile int n;

    static void twice() {
        n++;
        n++;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(OneAtLeast::twice);
        t.start();
        twice();
        t.join();
        assert n >= 2 && n <= 4;
    }
}
