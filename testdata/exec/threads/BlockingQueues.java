package threads;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

/** Producer and consumer over every blocking queue; offers, polls, drains, capacities. */
public class BlockingQueues {
    static final int END = Integer.MIN_VALUE;

    static long transfer(BlockingQueue<Integer> q, int n) throws InterruptedException {
        Thread p = new Thread(() -> {
            try {
                for (int i = 0; i < n; i++) {
                    q.put(i);
                }
                if (!(q instanceof PriorityBlockingQueue)) {
                    q.put(END);
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        p.start();
        if (q instanceof PriorityBlockingQueue) {
            p.join();
        }
        long sum = 0;
        int last = -1;
        boolean ordered = true;
        for (int k = 0; q instanceof PriorityBlockingQueue ? k < n : true; k++) {
            int v = q.take();
            if (v == END) {
                break;
            }
            ordered &= v > last;
            last = v;
            sum += v;
        }
        p.join();
        return ordered ? sum : -1;
    }

    public static void main(String[] args) throws Exception {
        List<BlockingQueue<Integer>> queues = List.of(new ArrayBlockingQueue<>(3), new LinkedBlockingQueue<>(), new LinkedBlockingQueue<>(1), new LinkedBlockingDeque<>(2), new SynchronousQueue<>(), new PriorityBlockingQueue<>());
        for (BlockingQueue<Integer> q : queues) {
            System.out.println(q.getClass().getSimpleName() + " " + transfer(q, 100) + " " + q.size() + " " + q);
        }
        ArrayBlockingQueue<String> abq = new ArrayBlockingQueue<>(2, true);
        System.out.println(abq.offer("a") + " " + abq.add("b") + " " + abq.offer("c") + " " + abq.offer("c", 5, TimeUnit.MILLISECONDS) + " " + abq.remainingCapacity());
        try {
            abq.add("d");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            abq.offer(null);
        } catch (NullPointerException e) {
            System.out.println("no nulls");
        }
        System.out.println(abq.peek() + abq.poll() + abq.remove() + abq.poll() + abq.poll(1, TimeUnit.MILLISECONDS) + abq.peek());
        LinkedBlockingDeque<Integer> dq = new LinkedBlockingDeque<>();
        for (int i = 0; i < 6; i++) {
            if (i % 2 == 0) {
                dq.putFirst(i);
            } else {
                dq.putLast(i);
            }
        }
        List<Integer> drained = new ArrayList<>();
        System.out.println(dq + " " + dq.drainTo(drained, 4) + " " + drained + " " + dq + dq.takeLast() + dq.pollFirst());
        PriorityBlockingQueue<String> pq = new PriorityBlockingQueue<>(4, java.util.Comparator.comparing(String::length).thenComparing(java.util.Comparator.reverseOrder()));
        for (String s : "the quick brown fox jumps over a lazy dog".split(" ")) {
            pq.add(s);
        }
        StringBuilder sb = new StringBuilder();
        while (!pq.isEmpty()) {
            sb.append(pq.take()).append(' ');
        }
        System.out.println(sb);
        SynchronousQueue<String> sync = new SynchronousQueue<>();
        System.out.println(sync.offer("nobody") + " " + sync.poll() + " " + sync.isEmpty() + " " + sync.remainingCapacity());
        ConcurrentLinkedQueue<Integer> clq = new ConcurrentLinkedQueue<>();
        Thread[] ts = new Thread[3];
        for (int t = 0; t < 3; t++) {
            final int base = t * 100;
            ts[t] = new Thread(() -> {
                for (int i = 0; i < 50; i++) {
                    clq.add(base + i);
                }
            });
            ts[t].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(clq.size() + " " + clq.stream().mapToInt(Integer::intValue).sum() + " " + clq.contains(149) + " " + clq.contains(150));
        BlockingQueue<int[]> work = new ArrayBlockingQueue<>(2);
        BlockingQueue<Integer> done = new LinkedBlockingQueue<>();
        for (int t = 0; t < 3; t++) {
            Thread w = new Thread(() -> {
                try {
                    while (true) {
                        int[] job = work.take();
                        if (job.length == 0) {
                            work.put(job);
                            return;
                        }
                        done.put(job[0] * job[1]);
                    }
                } catch (InterruptedException e) {
                    done.add(-1);
                }
            });
            w.start();
            ts[t] = w;
        }
        for (int i = 1; i <= 20; i++) {
            work.put(new int[] {i, i + 1});
        }
        int sum = 0;
        for (int i = 0; i < 20; i++) {
            sum += done.take();
        }
        work.put(new int[0]);
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(sum + " " + done.size() + " " + work.size());
    }
}
