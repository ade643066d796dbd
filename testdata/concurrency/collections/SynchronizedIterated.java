// verdict: violated
// error: java.util.ConcurrentModificationException
// twin: SynchronizedIteratedLocked
// A synchronized list does not lock for a whole iteration.
package collections;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class SynchronizedIterated {
    public static void main(String[] args) {
        List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1, 2)));
        new Thread(() -> list.add(3)).start();
        for (int v : list) assert v != 4;
    }
}
