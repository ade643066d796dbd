// release: 21
package java21;

import java.util.*;
import java.util.concurrent.*;

/** Exchangers, phasers and completion services among virtual threads. */
public class ExchangeVirtual {
    public static void main(String[] args) throws Exception {
        Exchanger<String> x = new Exchanger<>();
        Thread t = Thread.ofVirtual().start(() -> {
            try {
                System.out.println("got " + x.exchange("from virtual"));
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        String mine = x.exchange("from main");
        t.join();
        System.out.println(mine);
        Phaser phaser = new Phaser(1);
        int[] seen = new int[3];
        for (int i = 0; i < 3; i++) {
            int n = i;
            phaser.register();
            Thread.startVirtualThread(() -> {
                seen[n] = n + 1;
                phaser.arriveAndDeregister();
            });
        }
        phaser.arriveAndAwaitAdvance();
        System.out.println(Arrays.toString(seen) + phaser.getPhase());
        try (var pool = Executors.newVirtualThreadPerTaskExecutor()) {
            var done = new ExecutorCompletionService<Integer>(pool);
            for (int i = 1; i <= 5; i++) {
                int n = i;
                done.submit(() -> n);
            }
            int sum = 0;
            for (int i = 0; i < 5; i++) {
                sum += done.take().get();
            }
            System.out.println(sum);
        }
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        List<Thread> all = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            String key = "k" + i % 5;
            all.add(Thread.ofVirtual().start(() -> m.merge(key, 1, Integer::sum)));
        }
        for (Thread v : all) {
            v.join();
        }
        System.out.println(new TreeMap<>(m));
    }
}
