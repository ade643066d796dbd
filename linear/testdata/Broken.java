import gov.nasa.jpf.annotation.Check;
import gov.nasa.jpf.annotation.Operation;
import gov.nasa.jpf.annotation.Values;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;

// Each class is wrong where its twin, of the name with Right behind it, is not.

/** Looks and puts in two steps. */
class Registry {
    final ConcurrentHashMap<Integer, String> map = new ConcurrentHashMap<>();

    @Operation
    String register(@Values("1") int key, String name) {
        String old = map.get(key);
        if (old == null) {
            map.put(key, name);
        }
        return old;
    }
}

class RegistryRight extends Registry {
    @Override
    @Operation
    String register(@Values("1") int key, String name) {
        return map.putIfAbsent(key, name);
    }
}

class Node {
    final int value;
    volatile Node next;

    Node(int value) {
        this.value = value;
    }
}

/** Takes the head off without comparing. */
class Stack {
    final AtomicReference<Node> head = new AtomicReference<>();

    @Operation
    void push(int value) {
        Node n = new Node(value);
        do {
            n.next = head.get();
        } while (!head.compareAndSet(n.next, n));
    }

    @Operation
    Integer pop() {
        Node h = head.get();
        if (h == null) {
            return null;
        }
        head.set(h.next);
        return h.value;
    }
}

class StackRight extends Stack {
    @Override
    @Operation
    Integer pop() {
        for (;;) {
            Node h = head.get();
            if (h == null) {
                return null;
            }
            if (head.compareAndSet(h, h.next)) {
                return h.value;
            }
        }
    }
}

/** Appends behind a tail that may have moved. */
class Queue {
    final Node first = new Node(0);
    final AtomicReference<Node> head = new AtomicReference<>(first);
    final AtomicReference<Node> tail = new AtomicReference<>(first);

    @Operation
    void add(int value) {
        Node n = new Node(value);
        tail.getAndSet(n);
        Node last = head.get();
        while (last.next != null) {
            last = last.next;
        }
        last.next = n;
    }

    @Operation
    Integer poll() {
        for (;;) {
            Node h = head.get();
            Node next = h.next;
            if (next == null) {
                return null;
            }
            if (head.compareAndSet(h, next)) {
                return next.value;
            }
        }
    }
}

class QueueRight extends Queue {
    @Override
    @Operation
    synchronized void add(int value) {
        Node n = new Node(value);
        tail.getAndSet(n).next = n;
    }
}

/** Takes without looking again after it has waited. */
class Buffer {
    final ArrayDeque<Integer> items = new ArrayDeque<>();

    @Operation
    synchronized void put(@Values("7") int item) {
        items.add(item);
        notifyAll();
    }

    @Operation
    synchronized Integer take() throws InterruptedException {
        if (items.isEmpty()) {
            wait();
        }
        return items.poll();
    }
}

class BufferRight extends Buffer {
    @Override
    @Operation
    synchronized Integer take() throws InterruptedException {
        while (items.isEmpty()) {
            wait();
        }
        return items.poll();
    }
}

/** Wakes one thread, which may be none of those that can go on. */
class Slot {
    Integer item;

    @Operation
    synchronized void put(@Values("7") int value) throws InterruptedException {
        while (item != null) {
            wait();
        }
        item = value;
        wake();
    }

    @Operation
    synchronized int take() throws InterruptedException {
        while (item == null) {
            wait();
        }
        int value = item;
        item = null;
        wake();
        return value;
    }

    void wake() {
        notify();
    }
}

class SlotRight extends Slot {
    @Override
    void wake() {
        notifyAll();
    }
}

/** Looks whether it has to wait before it holds the lock. */
class Gate {
    volatile boolean open;

    @Operation
    void await() throws InterruptedException {
        if (!open) {
            synchronized (this) {
                wait();
            }
        }
    }

    @Operation
    void open() {
        open = true;
        synchronized (this) {
            notifyAll();
        }
    }
}

class GateRight extends Gate {
    @Override
    @Operation
    synchronized void await() throws InterruptedException {
        while (!open) {
            wait();
        }
    }
}

/** Moves in two steps what is to be moved in one. */
class Accounts {
    final AtomicInteger a = new AtomicInteger(5), b = new AtomicInteger(5);

    @Operation
    void move(@Values({"1", "2"}) int amount) {
        a.addAndGet(-amount);
        b.addAndGet(amount);
    }

    @Operation
    int total() {
        return a.get() + b.get();
    }
}

class AccountsRight extends Accounts {
    @Override
    @Operation
    synchronized void move(@Values({"1", "2"}) int amount) {
        super.move(amount);
    }

    @Override
    @Operation
    synchronized int total() {
        return super.total();
    }
}

/** Tests and sets in two steps. */
class TryLock {
    final AtomicBoolean held = new AtomicBoolean();

    @Operation
    boolean tryLock() {
        if (held.get()) {
            return false;
        }
        held.set(true);
        return true;
    }

    @Operation
    void unlock() {
        held.set(false);
    }
}

class TryLockRight extends TryLock {
    @Override
    @Operation
    boolean tryLock() {
        return held.compareAndSet(false, true);
    }
}

/** Takes its two locks in different orders. */
class Pair {
    final ReentrantLock left = new ReentrantLock(), right = new ReentrantLock();
    int n;

    @Operation
    int up() {
        return change(left, right, 1);
    }

    @Operation
    int down() {
        return change(right, left, -1);
    }

    int change(ReentrantLock first, ReentrantLock second, int by) {
        first.lock();
        try {
            second.lock();
            try {
                return n += by;
            } finally {
                second.unlock();
            }
        } finally {
            first.unlock();
        }
    }
}

class PairRight extends Pair {
    @Override
    @Operation
    int down() {
        return change(left, right, -1);
    }
}

/** Adds to a list that nobody protects. */
class Bag {
    final List<Integer> list = list();

    List<Integer> list() {
        return new ArrayList<>();
    }

    @Operation
    void add(int value) {
        list.add(value);
    }

    @Operation
    int size() {
        return list.size();
    }
}

class BagRight extends Bag {
    @Override
    List<Integer> list() {
        return Collections.synchronizedList(new ArrayList<>());
    }
}

/** A ring that one thread only may take from. */
class Ring {
    final Integer[] items = new Integer[4];
    volatile int from, to;

    @Operation
    synchronized boolean offer(int value) {
        if (to - from == items.length) {
            return false;
        }
        items[to % items.length] = value;
        to++;
        return true;
    }

    @Operation
    Integer poll() {
        if (from == to) {
            return null;
        }
        Integer value = items[from % items.length];
        from++;
        return value;
    }
}

class RingRight extends Ring {
    @Override
    @Operation(group = "consumer")
    Integer poll() {
        return super.poll();
    }
}

/** Says that it holds what it does not. */
class Limit {
    final AtomicInteger n = new AtomicInteger();

    @Operation
    boolean enter() {
        if (n.get() >= 1) {
            return false;
        }
        int now = n.incrementAndGet();
        assert now <= 1 : now;
        return true;
    }
}

class LimitRight extends Limit {
    @Override
    @Operation
    boolean enter() {
        return n.compareAndSet(0, 1);
    }
}

/** Loses a change of a count that is looked at in the end only. */
class Tally {
    final AtomicInteger calls = new AtomicInteger();
    volatile int n;

    @Operation
    void hit() {
        calls.incrementAndGet();
        n++;
    }

    @Check
    void allCounted() {
        if (n != calls.get()) {
            throw new IllegalStateException(n + " of " + calls.get());
        }
    }
}

class TallyRight extends Tally {
    @Override
    @Operation
    synchronized void hit() {
        super.hit();
    }
}
