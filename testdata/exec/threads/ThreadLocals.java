package threads;

import java.util.ArrayList;
import java.util.List;

/** ThreadLocal, inheritable, withInitial, remove, subclass hooks, many locals per thread. */
public class ThreadLocals {
    static int initials;
    static final ThreadLocal<Integer> counter = ThreadLocal.withInitial(() -> {
        synchronized (ThreadLocals.class) {
            return 100 + ++initials;
        }
    });
    static final ThreadLocal<StringBuilder> text = new ThreadLocal<>() {
        @Override
        protected StringBuilder initialValue() {
            return new StringBuilder(Thread.currentThread().getName()).append(':');
        }
    };
    static final InheritableThreadLocal<List<String>> path = new InheritableThreadLocal<>() {
        @Override
        protected List<String> childValue(List<String> parent) {
            List<String> copy = new ArrayList<>(parent);
            copy.add("child of " + Thread.currentThread().getName());
            return copy;
        }
    };
    static final ThreadLocal<String> plain = new ThreadLocal<>();

    static void use(int n) {
        for (int i = 0; i < n; i++) {
            counter.set(counter.get() + 1);
            text.get().append(i);
        }
    }

    static void run(String name, Runnable r) throws InterruptedException {
        Thread t = new Thread(r, name);
        t.start();
        t.join();
    }

    public static void main(String[] args) throws InterruptedException {
        use(3);
        System.out.println(counter.get() + " " + text.get() + " " + plain.get());
        plain.set("main value");
        path.set(new ArrayList<>(List.of("root")));
        run("one", () -> {
            use(5);
            System.out.println(counter.get() + " " + text.get() + " " + plain.get() + " " + path.get());
            plain.set("one value");
            try {
                run("one-child", () -> System.out.println(plain.get() + " " + path.get()));
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            System.out.println(plain.get());
        });
        run("two", () -> {
            System.out.println(counter.get() + " " + text.get());
            counter.remove();
            System.out.println(counter.get());
            counter.set(null);
            System.out.println(counter.get());
            text.remove();
            text.get().append("again");
            System.out.println(text.get());
            path.get().add("local only");
            System.out.println(path.get());
        });
        System.out.println(counter.get() + " " + text.get() + " " + plain.get() + " " + path.get() + " " + initials);
        List<ThreadLocal<Integer>> many = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            ThreadLocal<Integer> tl = new ThreadLocal<>();
            tl.set(i);
            many.add(tl);
        }
        for (int i = 0; i < 40; i += 3) {
            many.get(i).remove();
        }
        int sum = 0, gone = 0;
        for (ThreadLocal<Integer> tl : many) {
            Integer v = tl.get();
            if (v == null) {
                gone++;
            } else {
                sum += v;
            }
        }
        System.out.println(sum + " " + gone);
        int[] totals = new int[4];
        Thread[] ts = new Thread[4];
        ThreadLocal<int[]> scratch = ThreadLocal.withInitial(() -> new int[1]);
        for (int i = 0; i < 4; i++) {
            final int me = i;
            ts[i] = new Thread(() -> {
                for (int k = 0; k <= 100; k++) {
                    scratch.get()[0] += k * me;
                }
                totals[me] = scratch.get()[0];
            });
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(totals[0] + " " + totals[1] + " " + totals[2] + " " + totals[3] + " " + scratch.get()[0]);
    }
}
