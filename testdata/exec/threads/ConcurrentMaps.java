package threads;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

/** ConcurrentHashMap, skip lists and copy-on-write collections shared between threads. */
public class ConcurrentMaps {
    static void each(int n, java.util.function.IntConsumer body) throws InterruptedException {
        Thread[] ts = new Thread[n];
        for (int i = 0; i < n; i++) {
            final int me = i;
            ts[i] = new Thread(() -> body.accept(me));
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
    }

    static class Key {
        final int v;

        Key(int v) {
            this.v = v;
        }

        @Override
        public int hashCode() {
            return v % 3;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Key k && k.v == v;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        String[] words = "it was the best of times it was the worst of times".split(" ");
        each(3, me -> {
            for (String w : words) {
                m.merge(w, 1, Integer::sum);
            }
        });
        System.out.println(new TreeMap<>(m) + " " + m.size() + " " + m.mappingCount());
        ConcurrentHashMap<Integer, LongAdder> counts = new ConcurrentHashMap<>(4);
        each(4, me -> {
            for (int i = 0; i < 100; i++) {
                counts.computeIfAbsent(i % 17, k -> new LongAdder()).add(me);
            }
        });
        System.out.println(new TreeMap<>(counts));
        AtomicInteger computed = new AtomicInteger();
        ConcurrentHashMap<Key, Integer> collide = new ConcurrentHashMap<>();
        each(3, me -> {
            for (int i = 0; i < 60; i++) {
                collide.computeIfAbsent(new Key(i), k -> {
                    computed.incrementAndGet();
                    return k.v * 2;
                });
            }
        });
        System.out.println(collide.size() + " " + computed + " " + collide.get(new Key(59)) + " " + collide.values().stream().mapToInt(x -> x).sum());
        System.out.println(m.putIfAbsent("it", 9) + " " + m.putIfAbsent("new", 9) + " " + m.replace("new", 9, 10) + " " + m.replace("new", 9, 11) + " " + m.remove("new", 9) + " " + m.remove("new") + " " + m.getOrDefault("gone", -1));
        System.out.println(m.compute("it", (k, v) -> v == null ? 1 : v * 10) + " " + m.computeIfPresent("was", (k, v) -> null) + " " + m.containsKey("was") + " " + m.contains(30));
        System.out.println(m.reduceValues(Long.MAX_VALUE, Integer::sum) + " " + m.search(Long.MAX_VALUE, (k, v) -> k.startsWith("w") ? k + v : null) + " " + m.reduceKeys(Long.MAX_VALUE, (a, b) -> a.compareTo(b) > 0 ? a : b));
        try {
            m.put(null, 1);
        } catch (NullPointerException e) {
            System.out.println("no null keys");
        }
        try {
            m.computeIfAbsent("a", k -> m.computeIfAbsent("a", j -> 1));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        for (Map.Entry<String, Integer> e : m.entrySet()) {
            if (e.getKey().length() == 2) {
                m.remove(e.getKey());
            } else {
                e.setValue(-e.getValue());
            }
        }
        System.out.println(new TreeMap<>(m));
        ConcurrentSkipListMap<Integer, String> sl = new ConcurrentSkipListMap<>();
        each(3, me -> {
            for (int i = me; i < 90; i += 3) {
                sl.put(i, "v" + i);
            }
        });
        System.out.println(sl.size() + " " + sl.firstKey() + " " + sl.lastEntry() + " " + sl.ceilingKey(45) + " " + sl.headMap(3) + " " + sl.subMap(10, true, 12, true).descendingMap() + " " + sl.pollFirstEntry());
        ConcurrentSkipListSet<String> set = new ConcurrentSkipListSet<>(java.util.Comparator.reverseOrder());
        each(3, me -> {
            for (String w : words) {
                set.add(w);
            }
        });
        System.out.println(set + " " + set.floor("p") + " " + set.first());
        CopyOnWriteArrayList<Integer> cow = new CopyOnWriteArrayList<>();
        each(3, me -> {
            for (int i = 0; i < 10; i++) {
                cow.addIfAbsent(i);
            }
        });
        int seen = 0;
        for (Integer i : cow) {
            cow.add(100 + i);
            seen++;
        }
        cow.sort(null);
        System.out.println(seen + " " + cow.size() + " " + cow);
        ConcurrentHashMap.KeySetView<Integer, Boolean> ks = ConcurrentHashMap.newKeySet();
        each(4, me -> {
            for (int i = 0; i < 64; i++) {
                ks.add(i * (me + 1) % 97);
            }
        });
        System.out.println(ks.size() + " " + ks.stream().mapToInt(i -> i).sum());
        ConcurrentHashMap<Integer, Integer> big = new ConcurrentHashMap<>();
        each(2, me -> {
            for (int i = 0; i < 400; i++) {
                big.put(i * 2 + me, i);
            }
        });
        System.out.println(big.size() + " " + big.get(799) + " " + big.keySet().stream().mapToInt(x -> x).sum());
    }
}
