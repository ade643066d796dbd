// verdict: safe
// Both calls are made under the list's own lock.
package collections;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class LastElementLocked {
    public static void main(String[] args) {
        List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1, 2)));
        new Thread(() -> list.remove(0)).start();
        synchronized (list) {
            assert list.get(list.size() - 1) == 2;
        }
    }
}
