// verdict: safe
// Who computes for the same key waits for the function that has added to the queue.
package calls;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;

class CallWithinCallWhole {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        new Thread(() -> map.computeIfAbsent(1, k -> {
            queue.add(k);
            return k;
        })).start();
        queue.take();
        assert map.computeIfAbsent(1, k -> 2) == 1;
    }
}
