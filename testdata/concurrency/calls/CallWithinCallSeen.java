// verdict: violated
// error: java.lang.AssertionError
// twin: CallWithinCallWhole
// A call in a function that another call runs happens before the latter has its effect.
package calls;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;

class CallWithinCallSeen {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        new Thread(() -> map.computeIfAbsent(1, k -> {
            queue.add(k);
            return k;
        })).start();
        queue.take();
        assert map.get(1) != null;
    }
}
