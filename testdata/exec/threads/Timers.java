package threads;

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Timer, ScheduledExecutorService, DelayQueue and sleeping, where only the order is observed. */
public class Timers {
    static class Due implements Delayed {
        final String name;
        final long at;

        Due(String name, long millis) {
            this.name = name;
            this.at = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        }

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(at - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed o) {
            return Long.compare(at, ((Due) o).at);
        }
    }

    public static void main(String[] args) throws Exception {
        StringBuffer log = new StringBuffer();
        CountDownLatch fired = new CountDownLatch(4);
        Timer timer = new Timer("my timer", true);
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                log.append(Thread.currentThread().getName()).append(" second ");
                fired.countDown();
            }
        }, 30);
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                log.append("first ");
                fired.countDown();
            }
        }, 0);
        TimerTask never = new TimerTask() {
            @Override
            public void run() {
                log.append("never ");
            }
        };
        timer.schedule(never, 100000);
        System.out.println(never.cancel() + " " + never.cancel() + " " + timer.purge());
        TimerTask repeat = new TimerTask() {
            int left = 2;

            @Override
            public void run() {
                fired.countDown();
                if (--left == 0) {
                    cancel();
                }
            }
        };
        timer.schedule(repeat, 60, 5);
        fired.await();
        System.out.println(log);
        timer.cancel();
        try {
            timer.schedule(new TimerTask() {
                @Override
                public void run() {
                }
            }, 1);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        ScheduledExecutorService ses = Executors.newScheduledThreadPool(1);
        ScheduledFuture<String> sf = ses.schedule(() -> "scheduled", 5, TimeUnit.MILLISECONDS);
        System.out.println(sf.get() + " " + sf.isDone() + " " + (sf.getDelay(TimeUnit.NANOSECONDS) <= 0));
        AtomicInteger ticks = new AtomicInteger();
        CountDownLatch three = new CountDownLatch(3);
        ScheduledFuture<?> periodic = ses.scheduleAtFixedRate(() -> {
            if (ticks.incrementAndGet() <= 3) {
                three.countDown();
            }
        }, 0, 2, TimeUnit.MILLISECONDS);
        three.await();
        System.out.println(periodic.cancel(false) + " " + periodic.isCancelled() + " " + (ticks.get() >= 3));
        CountDownLatch failed = new CountDownLatch(1);
        ScheduledFuture<?> failing = ses.scheduleWithFixedDelay(() -> {
            failed.countDown();
            throw new IllegalStateException("tick fails");
        }, 1, 1, TimeUnit.MILLISECONDS);
        failed.await();
        try {
            failing.get();
        } catch (java.util.concurrent.ExecutionException e) {
            System.out.println(e.getCause().getMessage());
        }
        ScheduledFuture<?> late = ses.schedule(() -> log.append("dropped"), 1000, TimeUnit.SECONDS);
        System.out.println((ses.shutdownNow().size() >= 1) + " " + ses.awaitTermination(10, TimeUnit.SECONDS) + " " + late.isDone());
        DelayQueue<Due> dq = new DelayQueue<>();
        dq.add(new Due("c", 200));
        dq.add(new Due("a", 0));
        dq.add(new Due("b", 100));
        System.out.println(dq.size() + " " + dq.take().name + dq.take().name + dq.take().name + " " + dq.poll());
        long before = System.nanoTime();
        Thread.sleep(10);
        Thread.sleep(0, 1);
        TimeUnit.MILLISECONDS.sleep(1);
        System.out.println(System.nanoTime() - before >= 10_000_000L);
        long wall = System.currentTimeMillis();
        Thread.sleep(3);
        System.out.println(System.currentTimeMillis() >= wall + 2);
        Thread[] sleepers = new Thread[4];
        StringBuffer order = new StringBuffer();
        for (int i = 0; i < 4; i++) {
            final int n = 3 - i;
            sleepers[i] = new Thread(() -> {
                try {
                    Thread.sleep(n * 100L);
                } catch (InterruptedException e) {
                    order.append('!');
                }
                order.append(n);
            });
        }
        for (Thread t : sleepers) {
            t.start();
        }
        for (Thread t : sleepers) {
            t.join();
        }
        System.out.println(order);
        try {
            Thread.sleep(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(TimeUnit.HOURS.toSeconds(2) + " " + TimeUnit.NANOSECONDS.toMillis(1999999) + " " + TimeUnit.DAYS.convert(49, TimeUnit.HOURS) + " " + java.time.Duration.ofMillis(90061).toString());
    }
}
