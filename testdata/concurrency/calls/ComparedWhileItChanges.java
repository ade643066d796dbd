// verdict: violated
// error: java.util.ConcurrentModificationException
// twin: ComparedWithItself
// The map compares the list that it holds with another one, while a third party adds to it.
package calls;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

class ComparedWhileItChanges {
    public static void main(String[] args) {
        ConcurrentHashMap<String, List<Integer>> map = new ConcurrentHashMap<>();
        List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1)));
        map.put("a", list);
        new Thread(() -> list.add(2)).start();
        map.remove("a", List.of(1, 2, 3));
    }
}
