// verdict: safe
// The list that is compared last is filled before the first one is emptied.
package calls;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;

class ElementsComparedInOrder {
    public static void main(String[] args) {
        LinkedBlockingQueue<List<Integer>> queue = new LinkedBlockingQueue<>();
        List<Integer> first = new CopyOnWriteArrayList<>(List.of(1)), second = new CopyOnWriteArrayList<>();
        queue.add(first);
        queue.add(second);
        new Thread(() -> {
            second.add(1);
            first.clear();
        }).start();
        assert queue.contains(List.of(1));
    }
}
