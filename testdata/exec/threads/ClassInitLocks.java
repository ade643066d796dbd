package threads;

import java.util.concurrent.CountDownLatch;

/** Initialisation of classes by several threads: waiting, recursion, failure, and no waiting where none is due. */
public class ClassInitLocks {
    static final CountDownLatch slowStarted = new CountDownLatch(1);
    static final CountDownLatch slowMayEnd = new CountDownLatch(1);

    static class Slow {
        static final int CONSTANT = 7;
        static int value;
        static {
            System.out.println("Slow starts in " + Thread.currentThread().getName() + ", sees " + value);
            slowStarted.countDown();
            await(slowMayEnd);
            value = 42;
            System.out.println("Slow ends, recursion sees " + Helper.peek());
        }
    }

    static class Helper {
        static int peek() { return Slow.value; } // the initialising thread does not wait for itself
    }

    static class Base {
        static { System.out.println("Base in " + Thread.currentThread().getName()); }
        static void touch() { }
    }

    static class Derived extends Base {
        static { System.out.println("Derived"); }
        static int x = 3;
    }

    static class Broken {
        static int tries;
        static {
            System.out.println("Broken fails in " + Thread.currentThread().getName());
            if (Slow.value == 42) {
                throw new IllegalStateException("no");
            }
        }
        static void use() { }
    }

    interface WithDefault {
        int MARK = mark("WithDefault");
        default void d() { }
    }

    interface WithoutDefault {
        int MARK = mark("WithoutDefault");
        void e();
    }

    static class Both implements WithDefault, WithoutDefault {
        static { mark("Both"); }
        public void e() { }
    }

    static int mark(String s) {
        System.out.println("init " + s);
        return s.length();
    }

    static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> System.out.println("first reads " + Slow.value), "first");
        first.start();
        await(slowStarted);
        System.out.println("constant " + Slow.CONSTANT); // inlined: does not wait
        Thread[] others = new Thread[3];
        int[] seen = new int[others.length];
        for (int i = 0; i < others.length; i++) {
            int n = i;
            others[i] = new Thread(() -> seen[n] = Slow.value, "other" + i);
            others[i].start();
        }
        slowMayEnd.countDown();
        first.join();
        for (Thread t : others) {
            t.join();
        }
        System.out.println(seen[0] + " " + seen[1] + " " + seen[2]);

        Thread derives = new Thread(() -> System.out.println("x = " + Derived.x), "derives");
        derives.start();
        derives.join();
        Base.touch();

        for (int i = 0; i < 2; i++) {
            Thread t = new Thread(() -> {
                try {
                    Broken.use();
                } catch (LinkageError e) {
                    System.out.println(e.getClass().getName() + ": " + e.getMessage() + " <- " + e.getCause());
                }
            }, "breaks" + i);
            t.start();
            t.join();
        }

        new Both().e();
        System.out.println("mark " + WithoutDefault.MARK);
        Slow[] none = new Slow[1];
        System.out.println(none.length + " " + Class.forName("threads.ClassInitLocks$Lazy", false, ClassInitLocks.class.getClassLoader()).getSimpleName());
        System.out.println("before Lazy");
        System.out.println(Lazy.NAME + " " + Lazy.count);
    }

    static class Lazy {
        static final String NAME = "lazy";
        static int count = mark("Lazy");
    }
}
