// verdict: safe
// Who comes later gets what is remembered.
package caches;

class SimpleNameLater {
    static class Point {
    }

    static String other;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> other = Point.class.getSimpleName());
        t.start();
        t.join();
        String mine = Point.class.getSimpleName();
        assert mine == other;
    }
}
