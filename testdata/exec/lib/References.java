package lib;

import java.lang.ref.Cleaner;
import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** What becomes of objects that only references reach. */
public class References {
    static class Named extends WeakReference<int[]> {
        final String name;

        Named(String name, int[] value, ReferenceQueue<int[]> queue) {
            super(value, queue);
            this.name = name;
        }
    }

    static int[] kept = {1, 2, 3};

    static List<Named> make(ReferenceQueue<int[]> queue) {
        List<Named> made = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            made.add(new Named("gone" + i, new int[100 + i], queue));
        }
        made.add(new Named("kept", kept, queue));
        return made;
    }

    static void weak() throws InterruptedException {
        ReferenceQueue<int[]> queue = new ReferenceQueue<>();
        List<Named> made = make(queue);
        List<String> names = new ArrayList<>();
        while (names.size() < 4) {
            System.gc();
            Reference<? extends int[]> r = queue.remove(100);
            if (r != null) {
                names.add(((Named) r).name);
                assert r.get() == null : "enqueued before it was cleared";
            }
        }
        names.sort(null);
        System.out.println(names + " " + made.get(4).get()[2] + " " + made.get(4).refersTo(kept) + " " + made.get(0).refersTo(null));
        made.get(4).enqueue();
        System.out.println(queue.poll() == made.get(4) ? "enqueued by hand" : "lost");
        System.out.println(made.get(4).enqueue() + " " + queue.poll());
    }

    static void phantom() throws InterruptedException {
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        PhantomReference<Object> r = new PhantomReference<>(new Object() { }, queue);
        Reference<?> got = null;
        while (got == null) {
            System.gc();
            got = queue.remove(100);
        }
        System.out.println("phantom " + (got == r) + " " + r.get());
    }

    static void soft() {
        SoftReference<StringBuilder> r = new SoftReference<>(new StringBuilder("soft"));
        System.gc();
        System.out.println(r.get() + " survives");
        r.clear();
        System.out.println(r.get());
    }

    static void weakMap() throws InterruptedException {
        Map<Object, String> map = new WeakHashMap<>();
        Object key = new Object();
        map.put(key, "held");
        fill(map);
        while (map.size() > 1) {
            System.gc();
            Thread.sleep(10);
        }
        System.out.println(map.values() + " " + map.containsKey(key));
    }

    static void fill(Map<Object, String> map) {
        for (int i = 0; i < 20; i++) {
            map.put(new Object(), "loose" + i);
        }
    }

    static void cleaner() throws InterruptedException {
        Cleaner cleaner = Cleaner.create();
        CountDownLatch done = new CountDownLatch(1);
        register(cleaner, done);
        boolean cleaned = false;
        while (!cleaned) {
            System.gc();
            cleaned = done.await(100, TimeUnit.MILLISECONDS);
        }
        System.out.println("cleaned");
        int[] runs = {0};
        Object held = new Object();
        Cleaner.Cleanable c = cleaner.register(held, () -> runs[0]++);
        c.clean();
        c.clean();
        System.out.println("by hand " + runs[0]);
        Reference.reachabilityFence(held);
    }

    static void register(Cleaner cleaner, CountDownLatch done) {
        cleaner.register(new Object(), done::countDown);
    }

    static void churn() {
        List<byte[]> window = new ArrayList<>();
        long sum = 0;
        for (int i = 0; i < 20_000; i++) {
            byte[] b = new byte[4096];
            b[i % 4096] = (byte) i;
            window.add(b);
            if (window.size() > 50) {
                byte[] old = window.remove(0);
                sum += old[(i - 50) % 4096];
            }
        }
        System.out.println("churned " + sum + " " + window.size());
    }

    public static void main(String[] args) throws InterruptedException {
        weak();
        phantom();
        soft();
        weakMap();
        cleaner();
        churn();
    }
}
