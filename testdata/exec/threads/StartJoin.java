package threads;

import java.util.ArrayList;
import java.util.List;

/** Starting and joining threads, states, names, priorities, Runnable versus subclass. */
public class StartJoin {
    static final int[] results = new int[8];

    static class Square extends Thread {
        private final int n;
        int result;

        Square(int n) {
            super("square-" + n);
            this.n = n;
        }

        @Override
        public void run() {
            for (int i = 0; i < n; i++) {
                result += n;
            }
        }
    }

    static class Task implements Runnable {
        final int from, to;
        long sum;

        Task(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public void run() {
            for (int i = from; i < to; i++) {
                sum += i;
            }
        }
    }

    static int fib(int n) throws InterruptedException {
        if (n < 2) {
            return n;
        }
        int[] out = new int[2];
        Thread a = new Thread(() -> {
            try {
                out[0] = fib(n - 1);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        a.start();
        out[1] = fib(n - 2);
        a.join();
        return out[0] + out[1];
    }

    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        System.out.println(main.getName() + " " + main.getPriority() + " " + main.getThreadGroup().getName() + " " + main.isDaemon() + " " + main.isAlive() + " " + main.getState() + " " + main);
        List<Square> squares = new ArrayList<>();
        for (int i = 1; i <= 5; i++) {
            Square s = new Square(i * 10);
            System.out.print(s.getState() + " ");
            squares.add(s);
            s.start();
        }
        for (Square s : squares) {
            s.join();
            System.out.print(s.getName() + "=" + s.result + ":" + s.getState() + ":" + s.isAlive() + " ");
        }
        System.out.println();
        Task[] tasks = new Task[4];
        Thread[] threads = new Thread[4];
        for (int i = 0; i < 4; i++) {
            tasks[i] = new Task(i * 1000, (i + 1) * 1000);
            threads[i] = new Thread(tasks[i]);
        }
        for (Thread t : threads) {
            t.start();
        }
        long sum = 0;
        for (int i = 0; i < 4; i++) {
            threads[i].join();
            sum += tasks[i].sum;
        }
        System.out.println(sum + " " + threads[0].getName().startsWith("Thread-"));
        for (int i = 0; i < results.length; i++) {
            final int slot = i;
            Thread t = new Thread(() -> results[slot] = slot * slot, "slot" + i);
            t.setDaemon(i % 2 == 0);
            t.setPriority(Thread.MIN_PRIORITY + i);
            t.start();
            t.join(10000);
            System.out.print(t.getName() + t.isDaemon() + t.isAlive() + " ");
        }
        System.out.println(java.util.Arrays.toString(results));
        System.out.println(fib(6));
        Thread once = new Thread(() -> System.out.println("runs once on " + Thread.currentThread().getName()), "once");
        once.start();
        once.join();
        try {
            once.start();
        } catch (IllegalThreadStateException e) {
            System.out.println("twice: " + e.getMessage());
        }
        try {
            once.setDaemon(true);
            System.out.println(once.isDaemon());
        } catch (IllegalThreadStateException e) {
            System.out.println("daemon: " + e);
        }
        Thread direct = new Thread(() -> System.out.println("run() stays on " + Thread.currentThread().getName()));
        direct.run();
        System.out.println(direct.getState() + " " + once.getThreadGroup());
        try {
            direct.setPriority(11);
        } catch (IllegalArgumentException e) {
            System.out.println("priority " + e.getMessage());
        }
        try {
            new Thread((String) null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        new Thread().join();
        Thread nothing = new Thread((Runnable) null, "nothing");
        nothing.start();
        nothing.join();
        System.out.println(nothing + " " + nothing.isInterrupted());
        try {
            Thread.currentThread().join(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        long a = new Thread().getId(), b = new Thread().getId();
        System.out.println(b > a && main.getId() == 1);
    }
}
