import gov.nasa.jpf.annotation.Linearizable;
import gov.nasa.jpf.annotation.Operation;
import gov.nasa.jpf.annotation.Values;
import java.util.ArrayDeque;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.SynchronousQueue;

/** A sum in two parts: what is read of it may never have been there. */
class Stripes {
    private volatile int left, right;

    @Operation
    synchronized void addLeft() {
        left += 1;
    }

    @Operation
    synchronized void addRight() {
        right += 10;
    }

    @Operation
    int sum() {
        return left + right;
    }
}

/** A thread that has read it once reads the same from then on. */
@Linearizable(specification = Register.class)
class Stale {
    private volatile int value;
    private final ThreadLocal<Integer> seen = new ThreadLocal<>();

    @Operation
    int read() {
        if (seen.get() == null) {
            seen.set(value);
        }
        return seen.get();
    }

    @Operation
    void write(@Values("1") int n) {
        value = n;
    }
}

class Register {
    private int value;

    int read() {
        return value;
    }

    void write(int n) {
        value = n;
    }
}

/** Wrong one operation at a time, which only a specification can tell. */
class Backwards {
    private final ArrayDeque<Integer> items = new ArrayDeque<>();

    @Operation
    synchronized void add(int n) {
        items.addFirst(n);
    }

    @Operation
    synchronized Integer poll() {
        return items.pollFirst();
    }
}

class Forwards {
    private final ArrayDeque<Integer> items = new ArrayDeque<>();

    void add(int n) {
        items.add(n);
    }

    Integer poll() {
        return items.poll();
    }
}

/** One of its operations ends only together with another. */
class HandOver {
    private final SynchronousQueue<Integer> queue = new SynchronousQueue<>();

    @Operation
    void put(@Values("1") int n) throws InterruptedException {
        queue.put(n);
    }

    @Operation
    int take() throws InterruptedException {
        return queue.take();
    }
}

/** One of its operations does more where another waits for it. */
class Transfers {
    private final LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();

    @Operation
    boolean tryTransfer(@Values("7") int n) {
        return queue.tryTransfer(n);
    }

    @Operation
    boolean offer(@Values("0") int n) {
        return queue.offer(n);
    }

    @Operation
    int take() throws InterruptedException {
        return queue.take();
    }
}

/** Its operation says no more than that an object is there, and that it is itself. */
class Builder {
    private int n;

    @Operation
    synchronized Builder more() {
        n++;
        return this;
    }

    @Operation
    synchronized int[] both(@Values("true") boolean mark) {
        return new int[] {n, n};
    }

    @Operation
    synchronized java.util.List<Integer> list() {
        return java.util.List.of(n);
    }
}
