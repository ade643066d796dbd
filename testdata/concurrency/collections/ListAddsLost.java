// verdict: violated
// error: java.lang.AssertionError
// twin: ListAddsSynchronized
// Two adds to a plain list write the same cell, or count one.
package collections;

import java.util.ArrayList;
import java.util.List;

class ListAddsLost {
    public static void main(String[] args) throws InterruptedException {
        List<Integer> list = new ArrayList<>(4);
        Thread t = new Thread(() -> list.add(1));
        t.start();
        list.add(2);
        t.join();
        assert list.size() == 2;
    }
}
