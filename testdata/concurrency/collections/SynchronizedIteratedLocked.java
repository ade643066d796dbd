// verdict: safe
// The caller holds the list's lock while it iterates.
package collections;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class SynchronizedIteratedLocked {
    public static void main(String[] args) {
        List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1, 2)));
        new Thread(() -> list.add(3)).start();
        synchronized (list) {
            for (int v : list) assert v != 4;
        }
    }
}
