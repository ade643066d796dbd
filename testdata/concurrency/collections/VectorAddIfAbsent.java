// verdict: violated
// error: java.lang.AssertionError
// twin: VectorAddIfAbsentLocked
// contains and add of a Vector are each synchronized; both threads can find the element absent.
package collections;

import java.util.Vector;

class VectorAddIfAbsent {
    static void add(Vector<String> v) {
        if (!v.contains("x")) v.add("x");
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
