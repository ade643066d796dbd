// verdict: safe
// An iterator shows what was there at one moment: not 1 and 2 if 1 went first.
package collections;

import java.util.concurrent.CopyOnWriteArraySet;

class SnapshotOfAll {
    public static void main(String[] args) throws InterruptedException {
        CopyOnWriteArraySet<Integer> set = new CopyOnWriteArraySet<>();
        set.add(1);
        set.add(3);
        boolean[] gone = new boolean[1];
        new Thread(() -> set.remove(1)).start();
        new Thread(() -> set.add(2)).start();
        Thread t = new Thread(() -> gone[0] = !set.contains(1) && !set.contains(2));
        t.start();
        String seen = "";
        for (int n : set) {
            seen += n;
        }
        t.join();
        assert !gone[0] || !seen.equals("132");
    }
}
