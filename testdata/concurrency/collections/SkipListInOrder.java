// verdict: safe
// A concurrent sorted set keeps order and forgets nothing.
package collections;

import java.util.concurrent.ConcurrentSkipListSet;

class SkipListInOrder {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>();
        Thread t = new Thread(() -> set.add(1));
        t.start();
        set.add(2);
        t.join();
        assert set.first() == 1 && set.last() == 2;
    }
}
