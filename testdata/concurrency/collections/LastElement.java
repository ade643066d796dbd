// verdict: violated
// error: java.lang.IndexOutOfBoundsException
// twin: LastElementLocked
// size and get are two calls; the last element may be gone in between.
package collections;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class LastElement {
    public static void main(String[] args) {
        List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1, 2)));
        new Thread(() -> list.remove(0)).start();
        list.get(list.size() - 1);
    }
}
