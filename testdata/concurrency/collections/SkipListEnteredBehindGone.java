// verdict: violated
// error: java.lang.AssertionError
// twin: SnapshotOfAll
// 1 has gone before 2 comes, and an iterator that stands at 1 sees 2 nevertheless: it was
// linked to what had died, but was not unlinked yet.
package collections;

import java.util.concurrent.ConcurrentSkipListSet;

class SkipListEnteredBehindGone {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>();
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
        assert !gone[0] || !seen.equals("123");
    }
}
