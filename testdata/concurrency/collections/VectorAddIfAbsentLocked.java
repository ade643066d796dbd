// verdict: safe
// The vector's monitor, which its methods use, is held over both.
package collections;

import java.util.Vector;

class VectorAddIfAbsentLocked {
    static void add(Vector<String> v) {
        synchronized (v) {
            if (!v.contains("x")) v.add("x");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Vector<String> v = new Vector<>();
        Thread t = new Thread(() -> add(v));
        t.start();
        add(v);
        t.join();
        assert v.size() == 1;
    }
}
