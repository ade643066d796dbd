// verdict: safe
// An iteration sees the list as it was when it began.
package collections;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

class CopyOnWriteIterates {
    public static void main(String[] args) {
        List<Integer> list = new CopyOnWriteArrayList<>(List.of(1, 2));
        new Thread(() -> list.add(3)).start();
        int seen = 0;
        for (int v : list) seen += v;
        assert seen == 3 || seen == 6;
    }
}
