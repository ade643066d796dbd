// verdict: violated
// error: java.lang.AssertionError
// twin: MapCountedLocked
// There are three elements at any time, but where two have been entered at the same time
// they are counted by two numbers, which are added up one after the other.
package collections;

import java.util.concurrent.ConcurrentHashMap;

class MapCountedAtTwoTimes {
    static volatile boolean one, three, two;

    public static void main(String[] args) {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        map.put(0, 0);
        new Thread(() -> {
            map.put(1, 1);
            one = true;
            map.put(2, 2);
            two = true;
        }).start();
        new Thread(() -> {
            map.put(3, 3);
            three = true;
            if (two) {
                map.remove(0);
            }
        }).start();
        assert !one || !three || map.size() >= 3;
    }
}
