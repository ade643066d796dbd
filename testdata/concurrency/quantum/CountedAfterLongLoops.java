// verdict: safe
// set: +vm.quantum=1500
// Loops that take longer than a quantum end transitions, in front of the start of the second thread and behind it. Where
// they do must not depend on what was executed before. Here the updates are in order.
package quantum;

class CountedAfterLongLoops {
    static int count, hash;
    static volatile int sum;

    public static void main(String[] args) throws InterruptedException {
        int h = 0;
        for (int i = 0; i < 90_000; i++) h += i;
        Thread t = new Thread(() -> sum = sum + 1);
        for (int i = 0; i < 90_000; i++) h += i;
        t.start();
        for (int k = 0; k < 500; k++) {
            for (int i = 0; i < 57; i++) {
                count += i;
                h ^= count;
            }
        }
        hash = h;
        t.join();
        sum = sum + 1;
        assert sum == 2;
    }
}
