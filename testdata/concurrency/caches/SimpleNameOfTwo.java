// verdict: violated
// error: java.lang.AssertionError
// twin: SimpleNameLater
// A class remembers what it made, but threads that come together may each make one.
package caches;

class SimpleNameOfTwo {
    static class Point {
    }

    static String other;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> other = Point.class.getSimpleName());
        t.start();
        String mine = Point.class.getSimpleName();
        t.join();
        assert mine == other;
    }
}
