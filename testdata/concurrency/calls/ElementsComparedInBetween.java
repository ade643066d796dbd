// verdict: violated
// error: java.lang.AssertionError
// twin: ElementsComparedInOrder
// One of two lists has an element at any time, but who looks for it compares the first
// list too early and the second one too late.
package calls;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;

class ElementsComparedInBetween {
    public static void main(String[] args) {
        LinkedBlockingQueue<List<Integer>> queue = new LinkedBlockingQueue<>();
        List<Integer> first = new CopyOnWriteArrayList<>(), second = new CopyOnWriteArrayList<>(List.of(1));
        queue.add(first);
        queue.add(second);
        new Thread(() -> {
            first.add(1);
            second.clear();
        }).start();
        assert queue.contains(List.of(1));
    }
}
