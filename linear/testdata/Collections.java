import gov.nasa.jpf.annotation.Operation;
import gov.nasa.jpf.annotation.Values;
import java.util.NoSuchElementException;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

// Collections and others of the JDK, without the operations that are said to be weakly
// consistent: sizes of those that do not count at one moment, iterators, bulk operations.

class AnAtomicInteger {
    final AtomicInteger n = new AtomicInteger();

    @Operation int add(int k) { return n.addAndGet(k); }
    @Operation boolean cas(int from, int to) { return n.compareAndSet(from, to); }
    @Operation int doubled() { return n.updateAndGet(k -> 2 * k + 1); }
}

class AnAtomicReference {
    final AtomicReference<String> r = new AtomicReference<>();

    @Operation String getAndSet(String s) { return r.getAndSet(s); }
    @Operation String append(String s) { return r.accumulateAndGet(s, (a, b) -> a + b); }
}

class AConcurrentHashMap {
    final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();

    @Operation Integer put(@Values({"1", "17"}) int key, int value) { return map.put(key, value); }
    @Operation Integer get(@Values({"1", "17"}) int key) { return map.get(key); }
    @Operation Integer remove(@Values("1") int key) { return map.remove(key); }
    @Operation Integer putIfAbsent(@Values("1") int key, int value) { return map.putIfAbsent(key, value); }
    @Operation Integer merge(@Values("1") int key) { return map.merge(key, 1, Integer::sum); }
    @Operation boolean replace(@Values("1") int key) { return map.replace(key, 0, 1); }
}

class AConcurrentSkipListMap {
    final ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>();

    @Operation Integer put(int key, @Values("5") int value) { return map.put(key, value); }
    @Operation Integer get(int key) { return map.get(key); }
    @Operation Integer remove(int key) { return map.remove(key); }
    @Operation boolean containsKey(int key) { return map.containsKey(key); }
}

class AConcurrentSkipListSet {
    final ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>();

    @Operation boolean add(int n) { return set.add(n); }
    @Operation boolean remove(int n) { return set.remove(n); }
    @Operation boolean contains(int n) { return set.contains(n); }
}

class AConcurrentLinkedQueue {
    final ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();

    @Operation boolean offer(int n) { return queue.offer(n); }
    @Operation Integer poll() { return queue.poll(); }
    @Operation Integer peek() { return queue.peek(); }
    @Operation boolean isEmpty() { return queue.isEmpty(); }
}

class AConcurrentLinkedDeque {
    final ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>();

    @Operation void addFirst(int n) { deque.addFirst(n); }
    @Operation void addLast(int n) { deque.addLast(n); }
    @Operation Integer pollFirst() { return deque.pollFirst(); }
}

class ALinkedBlockingQueue {
    final LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>(1);

    @Operation void put(@Values("7") int n) throws InterruptedException { queue.put(n); }
    @Operation Integer take() throws InterruptedException { return queue.take(); }
    @Operation boolean offer(@Values("8") int n) { return queue.offer(n); }
    @Operation Integer poll() { return queue.poll(); }
    @Operation int size() { return queue.size(); }
}

class AnArrayBlockingQueue {
    final ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);

    @Operation void put(@Values("7") int n) throws InterruptedException { queue.put(n); }
    @Operation Integer take() throws InterruptedException { return queue.take(); }
    @Operation Integer poll() { return queue.poll(); }
    @Operation int size() { return queue.size(); }
}

class ALinkedBlockingDeque {
    final LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>();

    @Operation void addFirst(int n) { deque.addFirst(n); }
    @Operation Integer takeLast() throws InterruptedException { return deque.takeLast(); }
    @Operation Integer pollFirst() { return deque.pollFirst(); }
}

class APriorityBlockingQueue {
    final PriorityBlockingQueue<Integer> queue = new PriorityBlockingQueue<>();

    @Operation boolean offer(int n) { return queue.offer(n); }
    @Operation Integer poll() { return queue.poll(); }
    @Operation int size() { return queue.size(); }
}

class ALinkedTransferQueue {
    final LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();

    @Operation boolean offer(int n) { return queue.offer(n); }
    @Operation Integer poll() { return queue.poll(); }
}

class ACopyOnWriteArrayList {
    final CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();

    @Operation boolean addIfAbsent(int n) { return list.addIfAbsent(n); }
    @Operation boolean remove(int n) { return list.remove((Object) n); }
    @Operation Integer get(@Values("0") int i) { return list.get(i); }
    @Operation int size() { return list.size(); }
    @Operation Object[] all() { return list.toArray(); }
}

class ACopyOnWriteArraySet {
    final CopyOnWriteArraySet<Integer> set = new CopyOnWriteArraySet<>();

    @Operation boolean add(int n) { return set.add(n); }
    @Operation boolean remove(int n) { return set.remove(n); }
    @Operation int size() { return set.size(); }
}

class ASemaphore {
    final Semaphore s = new Semaphore(1);

    @Operation void acquire() throws InterruptedException { s.acquire(); }
    @Operation boolean tryAcquire() { return s.tryAcquire(); }
    @Operation void release() { s.release(); }
}

class AReentrantLock {
    final ReentrantLock lock = new ReentrantLock();

    @Operation void lock() { lock.lock(); }
    @Operation boolean tryLock() { return lock.tryLock(); }
    @Operation void unlock() { lock.unlock(); }
    @Operation boolean isLocked() { return lock.isLocked(); }
}

class ACountDownLatch {
    final CountDownLatch latch = new CountDownLatch(2);

    @Operation void countDown() { latch.countDown(); }
    @Operation void await() throws InterruptedException { latch.await(); }
    @Operation long getCount() { return latch.getCount(); }
}

class ACompletableFuture {
    final CompletableFuture<Integer> f = new CompletableFuture<>();

    @Operation boolean complete(int n) { return f.complete(n); }
    @Operation Integer get() throws Exception { return f.get(); }
    @Operation Integer getNow() { return f.getNow(-1); }
}
