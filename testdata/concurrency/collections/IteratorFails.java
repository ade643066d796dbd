// verdict: violated
// error: java.util.ConcurrentModificationException
// twin: CopyOnWriteIterates
// The other thread adds while main is between two steps of its iteration.
package collections;

import java.util.ArrayList;
import java.util.List;

class IteratorFails {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(List.of(1, 2));
        new Thread(() -> list.add(3)).start();
        for (int v : list) assert v != 4;
    }
}
