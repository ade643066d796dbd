package java.lang.ref;

/**
 * What ReferenceQueue does, on the monitor of the queue's lock: for releases of the JDK whose queues are waited at by a
 * condition, which the collector, being no thread, could not signal.
 */
final class MonitoredQueue {
    private MonitoredQueue() { }

    /** The lock of a queue, as an object. */
    private static native Object lock(ReferenceQueue<?> queue);

    /** Takes what is in a queue, null if there is nothing. The caller is in the monitor. */
    private static native Reference<?> reallyPoll(ReferenceQueue<?> queue);

    private static native boolean enqueue0(ReferenceQueue<?> queue, Reference<?> reference);

    static boolean enqueue(ReferenceQueue<?> queue, Reference<?> reference) {
        synchronized (lock(queue)) {
            return enqueue0(queue, reference);
        }
    }

    /** Waits for a reference, for so many milliseconds, or without a limit if there are none. */
    static Reference<?> remove(ReferenceQueue<?> queue, long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("Negative timeout value");
        }
        Object lock = lock(queue);
        synchronized (lock) {
            Reference<?> found = reallyPoll(queue);
            for (long from = found == null && millis > 0 ? System.nanoTime() : 0; found == null;) {
                lock.wait(millis);
                found = reallyPoll(queue);
                if (found == null && millis > 0) {
                    long now = System.nanoTime();
                    millis -= (now - from) / 1_000_000;
                    from = now;
                    if (millis <= 0) {
                        break;
                    }
                }
            }
            return found;
        }
    }
}
