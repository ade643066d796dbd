// release: 21
package java21;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** A thousand virtual threads with locks, queues and latches. */
public class ManyVirtual {
    static int guarded;
    static int locked;

    public static void main(String[] args) throws Exception {
        AtomicInteger atomic = new AtomicInteger();
        ReentrantLock lock = new ReentrantLock();
        Object monitor = new Object();
        CountDownLatch latch = new CountDownLatch(1000);
        List<Thread> all = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            all.add(Thread.startVirtualThread(() -> {
                atomic.incrementAndGet();
                lock.lock();
                try {
                    locked++;
                } finally {
                    lock.unlock();
                }
                synchronized (monitor) {
                    guarded++;
                }
                latch.countDown();
            }));
        }
        latch.await();
        for (Thread t : all) {
            t.join();
        }
        System.out.println(atomic + " " + locked + " " + guarded);
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        Thread producer = Thread.startVirtualThread(() -> {
            try {
                for (int i = 0; i < 50; i++) {
                    queue.put(i);
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        int sum = 0;
        for (int i = 0; i < 50; i++) {
            sum += queue.take();
        }
        producer.join();
        System.out.println(sum);
        Semaphore permits = new Semaphore(2);
        CyclicBarrier barrier = new CyclicBarrier(4);
        try (var pool = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 4; i++) {
                pool.submit(() -> {
                    permits.acquire();
                    permits.release();
                    return barrier.await();
                });
            }
        }
        System.out.println(permits.availablePermits() + " " + barrier.getNumberWaiting());
    }
}
