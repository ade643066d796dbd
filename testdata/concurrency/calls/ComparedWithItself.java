// verdict: safe
// The list that the map holds is compared under its own lock.
package calls;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

class ComparedWithItself {
    public static void main(String[] args) {
        ConcurrentHashMap<String, List<Integer>> map = new ConcurrentHashMap<>();
        List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1)));
        map.put("a", list);
        new Thread(() -> list.add(2)).start();
        synchronized (list) {
            map.remove("a", List.of(1, 2, 3));
        }
    }
}
