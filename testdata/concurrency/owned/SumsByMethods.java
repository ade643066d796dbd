// verdict: safe
// Methods that are synchronized do it, too.
package owned;

class SumsByMethods {
    static int sum;

    static synchronized void add(int n) {
        sum += n;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> {
            add(2);
        });
        Thread b = new Thread(() -> {
            add(3);
        });
        a.start();
        b.start();
        a.join();
        b.join();
        assert sum == 5;
    }
}
