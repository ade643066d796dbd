package lib;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Set;
import java.util.Stack;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.PriorityBlockingQueue;

/** Deques, priority queues, bounded queues, Stack, BitSet, EnumSet and EnumMap. */
public class QueueOps {
    enum Day { MON, TUE, WED, THU, FRI, SAT, SUN }

    static String attempt(Runnable r) {
        try {
            r.run();
            return "ok";
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName() + (e.getMessage() == null ? "" : ":" + e.getMessage());
        }
    }

    static void deque(Deque<String> d) {
        System.out.println(d.getClass().getSimpleName());
        System.out.println(d.poll() + " " + d.peekLast() + " " + attempt(d::pop) + " " + attempt(d::getFirst) + " " + attempt(d::remove));
        d.offer("b");
        d.push("a");
        d.addLast("c");
        d.offerFirst("z");
        d.add("b");
        System.out.println(d + " " + d.peek() + d.getLast() + d.element() + d.contains("c") + d.size());
        System.out.println(d.removeFirstOccurrence("b") + " " + d.removeLastOccurrence("b") + " " + d.removeLastOccurrence("q") + " " + d);
        StringBuilder sb = new StringBuilder();
        for (Iterator<String> it = d.descendingIterator(); it.hasNext();) {
            sb.append(it.next());
            if (sb.length() == 2) {
                it.remove();
            }
        }
        System.out.println(sb + " " + d + " " + d.pop() + d.pollLast() + d.isEmpty());
        System.out.println(attempt(() -> d.add(null)) + " " + d.size());
        for (int i = 0; i < 40; i++) {
            d.addLast("x" + i);
            if (i % 3 == 0) {
                d.pollFirst();
            }
        }
        d.removeIf(x -> x == null || x.endsWith("5"));
        System.out.println(d.size() + " " + d.peekFirst() + " " + d.peekLast());
    }

    public static void main(String[] args) {
        deque(new ArrayDeque<>());
        deque(new LinkedList<>());
        deque(new ConcurrentLinkedDeque<>());
        deque(new LinkedBlockingDeque<>());
        for (Queue<Integer> q : List.<Queue<Integer>>of(new PriorityQueue<>(), new PriorityQueue<>(Comparator.reverseOrder()),
            new PriorityBlockingQueue<>(3, Comparator.<Integer>comparingInt(x -> x % 7).thenComparing(x -> x)), new ConcurrentLinkedQueue<>())) {
            for (int i = 0; i < 15; i++) {
                q.add(i * 11 % 16);
            }
            System.out.println(q + " " + q.contains(4) + q.remove(4) + " " + q.size());
            StringBuilder sb = new StringBuilder();
            while (!q.isEmpty()) {
                sb.append(q.poll()).append(' ');
            }
            System.out.println(sb + " " + q.peek() + " " + attempt(q::element));
        }
        ArrayBlockingQueue<Integer> bounded = new ArrayBlockingQueue<>(2);
        System.out.println(bounded.offer(1) + " " + bounded.offer(2) + " " + bounded.offer(3) + " " + attempt(() -> bounded.add(4))
            + " " + bounded.remainingCapacity());
        List<Integer> drained = new ArrayList<>();
        System.out.println(bounded.drainTo(drained) + " " + drained);
        Stack<Integer> stack = new Stack<>();
        stack.push(1);
        stack.push(2);
        stack.push(3);
        System.out.println(stack + " " + stack.peek() + stack.search(1) + stack.search(9) + stack.pop() + stack.empty() + stack.get(0));
        try {
            new Stack<String>().pop();
        } catch (java.util.EmptyStackException e) {
            System.out.println("EmptyStack " + e.getMessage());
        }

        BitSet bits = new BitSet();
        bits.set(3);
        bits.set(10, 15);
        bits.flip(12);
        bits.set(200, true);
        BitSet other = BitSet.valueOf(new long[] {0b110111000, 1L << 63});
        System.out.println(bits + " " + bits.cardinality() + " " + bits.length() + " " + bits.size() + " " + other);
        System.out.println(bits.nextSetBit(4) + " " + bits.nextClearBit(10) + " " + bits.previousSetBit(199) + " " + bits.nextSetBit(201)
            + " " + bits.previousClearBit(14) + " " + bits.get(13) + bits.get(9999));
        BitSet and = (BitSet) bits.clone();
        and.and(other);
        BitSet xor = (BitSet) bits.clone();
        xor.xor(other);
        BitSet not = (BitSet) bits.clone();
        not.andNot(other);
        bits.or(other);
        System.out.println(and + " " + xor + " " + not + " " + bits + " " + bits.intersects(and) + " " + bits.hashCode());
        System.out.println(bits.get(10, 20) + " " + java.util.Arrays.toString(other.toLongArray()) + " " + java.util.Arrays.toString(not.toByteArray())
            + " " + bits.stream().sum() + " " + attempt(() -> new BitSet(-1)) + " " + attempt(() -> new BitSet().get(-2)));
        BitSet sieve = new BitSet(1000);
        sieve.set(2, 1000);
        for (int i = 2; i * i < 1000; i = sieve.nextSetBit(i + 1)) {
            for (int j = i * i; j < 1000; j += i) {
                sieve.clear(j);
            }
        }
        System.out.println(sieve.cardinality() + " " + sieve.previousSetBit(999));

        EnumSet<Day> weekend = EnumSet.of(Day.SUN, Day.SAT);
        EnumSet<Day> work = EnumSet.complementOf(weekend);
        System.out.println(weekend + " " + work + " " + EnumSet.range(Day.TUE, Day.THU) + EnumSet.noneOf(Day.class) + EnumSet.allOf(Day.class).size());
        work.removeAll(EnumSet.of(Day.MON));
        work.add(Day.SUN);
        work.retainAll(List.of(Day.SUN, Day.FRI, Day.SAT));
        System.out.println(work + " " + work.containsAll(weekend) + work.contains(null) + attempt(() -> work.add(null)) + " " + work.clone());
        System.out.println(attempt(() -> EnumSet.range(Day.SUN, Day.MON)) + " " + attempt(() -> EnumSet.copyOf(new ArrayList<Day>())));
        EnumMap<Day, Integer> em = new EnumMap<>(Day.class);
        em.put(Day.WED, 3);
        em.put(Day.MON, null);
        em.merge(Day.WED, 4, Integer::sum);
        em.computeIfAbsent(Day.SUN, Day::ordinal);
        System.out.println(em + " " + em.containsKey(Day.MON) + em.containsValue(null) + em.remove(Day.TUE) + em.keySet() + em.values() + attempt(() -> em.put(null, 1)));
        for (Map.Entry<Day, Integer> e : em.entrySet()) {
            e.setValue(e.getKey().name().length());
        }
        System.out.println(em + " " + em.equals(Map.of(Day.MON, 3, Day.WED, 3, Day.SUN, 3)) + " " + em.clone());
        Set<String> lhs = new LinkedHashSet<>(List.of("q", "w", "e"));
        lhs.remove("w");
        lhs.add("w");
        lhs.add("q");
        System.out.println(lhs + " " + lhs.hashCode());
        try {
            weekend.iterator().remove();
        } catch (IllegalStateException | NoSuchElementException e) {
            System.out.println(e.getClass().getSimpleName());
        }
    }
}
