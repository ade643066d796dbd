// verdict: safe
// The only entry is taken by one of two.
package calls;

import java.util.concurrent.ConcurrentSkipListMap;

class ConcurrentSkipListMapWhole {
    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
        map.put(1, "a");
        Object[] taken = new Object[2];
        Thread t = new Thread(() -> taken[0] = map.pollFirstEntry());
        t.start();
        boolean there = map.containsKey(1);
        taken[1] = map.remove(1);
        t.join();
        System.out.println(taken[0] + " " + taken[1] + " " + there);
        assert (taken[0] == null) != (taken[1] == null);
        assert taken[1] == null || there;
    }
}
