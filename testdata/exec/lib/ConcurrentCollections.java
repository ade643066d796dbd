package lib;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.TreeMap;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

/** Concurrent collections used by one thread: weakly consistent iterators, bulk operations, capacities. */
public class ConcurrentCollections {
    static String attempt(Runnable r) {
        try {
            r.run();
            return "ok";
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName();
        }
    }

    static void maps(ConcurrentMap<String, Integer> m) {
        System.out.println(m.getClass().getSimpleName());
        for (int i = 0; i < 12; i++) {
            m.put("k" + i, i);
        }
        int seen = 0;
        for (String k : m.keySet()) {
            m.remove("k11");
            m.putIfAbsent("added", 100);
            seen += k.length() > 0 ? 1 : 0;
        }
        System.out.println((seen >= 11) + " " + m.size() + " " + new TreeMap<>(m));
        System.out.println(attempt(() -> m.put(null, 1)) + " " + attempt(() -> m.put("x", null)) + " " + attempt(() -> m.get(null)) + " " + m.getOrDefault("none", 7) + " " + m.replace("k1", 1, 50) + m.replace("k1", 1, 60) + " " + m.remove("k2", 9) + m.remove("k2", 2));
        m.replaceAll((k, v) -> v + 1);
        System.out.println(attempt(() -> m.entrySet().forEach(e -> e.setValue(e.getValue() * 2))));
        m.values().removeIf(v -> v > 50);
        System.out.println(new TreeMap<>(m) + " " + m.merge("k3", 1, (a, b) -> null) + m.containsKey("k3") + " " + attempt(() -> m.computeIfAbsent("q", k -> {
            throw new IllegalStateException();
        })) + m.containsKey("q"));
    }

    static void queues(BlockingQueue<Integer> q) throws InterruptedException {
        System.out.println(q.getClass().getSimpleName() + " " + (q.remainingCapacity() > 1000 ? "unbounded" : q.remainingCapacity()));
        for (int i : new int[] {5, 2, 8}) {
            q.put(i);
        }
        System.out.println(q + " " + q.offer(1) + " " + q.offer(0, 1, TimeUnit.MILLISECONDS) + " " + q.size() + " " + q.peek() + " " + q.contains(8) + q.remove(2) + " " + attempt(() -> q.add(null)));
        Iterator<Integer> it = q.iterator();
        it.next();
        q.poll();
        StringBuilder sb = new StringBuilder();
        it.forEachRemaining(x -> sb.append(x).append(' '));
        List<Integer> rest = new ArrayList<>();
        System.out.println(sb + "| " + q.take() + " " + q.drainTo(rest, 1) + rest + " " + q.drainTo(rest) + rest + " " + q.poll(1, TimeUnit.MILLISECONDS) + " " + attempt(() -> q.drainTo(q)) + " " + attempt(q::remove));
    }

    public static void main(String[] args) throws InterruptedException {
        maps(new ConcurrentHashMap<>());
        maps(new ConcurrentSkipListMap<>());
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>(Map.of("one", 1, "two", 2, "three", 3, "four", 4));
        System.out.println(m.reduceValues(Long.MAX_VALUE, Integer::sum) + " " + m.search(Long.MAX_VALUE, (k, v) -> v == 3 ? k : null) + " " + m.mappingCount() + " " + m.reduce(1, (k, v) -> k.length() * v, Integer::sum) + " " + m.reduceKeysToInt(1, String::length, 0, Integer::sum) + " " + m.contains(4));
        ConcurrentHashMap.KeySetView<String, Boolean> set = ConcurrentHashMap.newKeySet();
        System.out.println(set.add("a") + "" + set.add("a") + set.size() + set.getMap() + " " + m.keySet(9).add("nine") + m.get("nine") + " " + attempt(() -> m.keySet().add("ten")));
        System.out.println(attempt(() -> m.computeIfAbsent("rec", k -> m.computeIfAbsent("rec", j -> 1))));
        int sum = 0;
        m.clear();
        for (int i = 0; i < 500; i++) {
            m.merge("key" + i % 97, i, Integer::sum);
        }
        for (int v : m.values()) {
            sum += v;
        }
        System.out.println(m.size() + " " + sum + " " + m.get("key13") + " " + (m.hashCode() == new TreeMap<>(m).hashCode()) + m.equals(new TreeMap<>(m)));

        CopyOnWriteArrayList<String> cow = new CopyOnWriteArrayList<>(List.of("a", "b", "c"));
        StringBuilder sb = new StringBuilder();
        for (String s : cow) {
            sb.append(s);
            cow.add(s + s);
            cow.remove("b");
        }
        System.out.println(sb + " " + cow + " " + cow.addIfAbsent("a") + cow.addIfAbsent("z") + " " + cow.addAllAbsent(List.of("z", "y")) + " " + attempt(() -> cow.iterator().remove()) + " " + attempt(() -> cow.listIterator().set("q")) + " " + cow.subList(0, 2) + cow.indexOf("cc", 1));
        cow.sort(null);
        cow.removeIf(s -> s.length() == 2);
        cow.replaceAll(String::toUpperCase);
        System.out.println(cow + " " + cow.equals(List.of("A", "C", "Y", "Z")) + " " + attempt(() -> cow.get(9)));
        CopyOnWriteArraySet<Integer> cows = new CopyOnWriteArraySet<>(List.of(3, 1, 3, 2));
        System.out.println(cows + " " + cows.add(1) + cows.remove(3) + cows);
        queues(new ArrayBlockingQueue<>(4));
        queues(new LinkedBlockingQueue<>());
        queues(new LinkedBlockingDeque<>(5));
        queues(new PriorityBlockingQueue<>());
        queues(new LinkedTransferQueue<>());
        SynchronousQueue<String> sync = new SynchronousQueue<>();
        System.out.println(sync.offer("x") + " " + sync.poll() + " " + sync.size() + sync.isEmpty() + sync.iterator().hasNext() + " " + attempt(() -> sync.add("q")));
        ConcurrentLinkedQueue<Integer> clq = new ConcurrentLinkedQueue<>(List.of(1, 2, 3));
        Iterator<Integer> it = clq.iterator();
        clq.add(4);
        clq.poll();
        StringBuilder order = new StringBuilder();
        while (it.hasNext()) {
            int x = it.next();
            order.append(x);
            if (x == 3) {
                it.remove();
            }
        }
        System.out.println(order + " " + clq + " " + attempt(() -> clq.addAll(clq)));
        LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>(2);
        deque.putFirst(1);
        deque.putLast(2);
        System.out.println(deque.offerFirst(0) + " " + attempt(() -> deque.addLast(3)) + " " + deque.takeLast() + deque.pollFirst() + deque.peekFirst() + " " + attempt(deque::getFirst));
        ConcurrentSkipListMap<Integer, String> skip = new ConcurrentSkipListMap<>();
        for (int i = 0; i < 50; i++) {
            skip.put(i * 37 % 101, "v" + i);
        }
        System.out.println(skip.firstKey() + " " + skip.ceilingKey(50) + " " + skip.headMap(10) + " " + skip.descendingMap().firstEntry() + " " + skip.subMap(20, 30).size() + " " + skip.pollFirstEntry() + skip.size());
        try {
            new ConcurrentSkipListMap<String, String>().firstKey();
        } catch (NoSuchElementException e) {
            System.out.println("empty");
        }
    }
}
