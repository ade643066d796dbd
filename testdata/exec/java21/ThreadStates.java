// release: 21
package java21;

import java.time.Duration;
import java.util.concurrent.locks.*;

/** States of a virtual thread in all its waits, and joins with limits. */
public class ThreadStates {
    static void until(Thread t, Thread.State s) throws InterruptedException {
        while (t.getState() != s) {
            Thread.sleep(1);
        }
        System.out.println(s + " " + t.isAlive());
    }

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread waits = Thread.ofVirtual().start(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    System.out.println("woken " + e.getMessage());
                }
            }
        });
        until(waits, Thread.State.WAITING);
        waits.interrupt();
        waits.join();
        Thread parks = Thread.ofVirtual().start(() -> LockSupport.park(lock));
        until(parks, Thread.State.WAITING);
        LockSupport.unpark(parks);
        System.out.println(parks.join(Duration.ofSeconds(100)));
        ReentrantLock l = new ReentrantLock();
        l.lock();
        Thread queues = Thread.ofVirtual().start(() -> {
            l.lock();
            l.unlock();
        });
        until(queues, Thread.State.WAITING);
        System.out.println(l.hasQueuedThread(queues) + " " + l.getQueueLength());
        l.unlock();
        queues.join();
        Thread sleeps = Thread.ofVirtual().start(() -> {
            try {
                Thread.sleep(Duration.ofHours(3));
            } catch (InterruptedException e) {
                System.out.println("sleeper " + e.getMessage());
            }
        });
        until(sleeps, Thread.State.TIMED_WAITING);
        sleeps.interrupt();
        sleeps.join();
        until(sleeps, Thread.State.TERMINATED);
        try {
            Thread.ofVirtual().unstarted(() -> {}).join(Duration.ofMillis(1));
        } catch (IllegalThreadStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
