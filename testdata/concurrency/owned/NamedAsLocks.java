// verdict: violated
// error: deadlock
// twin: NamedAsLocksInOrder
// Subclasses have fields of the same names as the locks, permits, latches, queues and tasks
// of the JDK: two locks are taken in opposite orders.
package owned;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;

class NamedAsLocks extends ReentrantLock {
    final String sync = "own";

    static class Permits extends Semaphore {
        long sync = 1;
        Object state;

        Permits() {
            super(0);
        }
    }

    static class Latch extends CountDownLatch {
        Object sync = this;

        Latch() {
            super(1);
        }
    }

    static class Queue extends ArrayBlockingQueue<Integer> {
        int count = 3;
        Object[] items = {};
        Object lock;

        Queue() {
            super(1);
        }
    }

    static class Task extends FutureTask<Integer> {
        long state = 2;
        Object runner = this;

        Task() {
            super(() -> 7);
        }
    }

    public static void main(String[] args) throws Exception {
        Permits permits = new Permits();
        Latch latch = new Latch();
        Queue queue = new Queue();
        Task task = new Task();
        Thread filler = new Thread(() -> {
            try {
                queue.put(1);
                queue.put(2);
                permits.release();
                latch.countDown();
            } catch (InterruptedException e) {
                throw new Error(e);
            }
        });
        filler.start();
        if (queue.take() + queue.take() != 3) {
            throw new Error();
        }
        permits.acquire();
        latch.await();
        filler.join();
        new Thread(task).start();
        if (task.get() != 7) {
            throw new Error();
        }
        NamedAsLocks a = new NamedAsLocks();
        NamedAsLocks b = new NamedAsLocks();
        Thread other = new Thread(() -> {
            a.lock();
            b.lock();
            b.unlock();
            a.unlock();
        });
        other.start();
        b.lock();
        a.lock();
        a.unlock();
        b.unlock();
    }
}
