/** Two threads and one variable, with and without what orders their accesses. Nothing ever fails. */
public class Unordered {
    static int plain;
    static volatile int flag;
    static volatile boolean ready;
    static int published;
    static int[] cells = new int[4];
    static final Object lock = new Object();

    public static void main(String[] args) throws InterruptedException {
        Runnable[] both = pair(args[0]);
        Thread other = new Thread(both[1]);
        other.start();
        both[0].run();
        other.join();
    }

    private static Runnable[] pair(String what) {
        switch (what) {
            case "writes": // one operation each: no state of the reduced search has both in front of it
                return new Runnable[] {() -> plain = 1, () -> plain = 2};
            case "read":
                return new Runnable[] {() -> plain = 1, () -> { int seen = plain; }};
            case "cells":
                return new Runnable[] {() -> cells[1] = 1, () -> cells[1] = 2};
            case "others": // of the same array, but never the same one
                return new Runnable[] {() -> cells[1] = 1, () -> cells[2] = 2};
            case "volatile":
                return new Runnable[] {() -> flag = 1, () -> flag = 2};
            case "locked":
                return new Runnable[] {() -> { synchronized (lock) { plain++; } }, () -> { synchronized (lock) { plain++; } }};
            case "published": // without a lock in common, and ordered all the same
                return new Runnable[] {() -> { published = 1; ready = true; }, () -> { if (ready) published++; }};
        }
        throw new IllegalArgumentException(what);
    }
}
