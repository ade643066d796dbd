// verdict: safe
// Each thread has an object of its own, and hands it over at its end.
package publication;

class OwnedByOne {
    static class Inner { int n; }

    public static void main(String[] args) throws InterruptedException {
        Inner[] made = new Inner[1];
        Thread t = new Thread(() -> {
            Inner own = new Inner();
            own.n++;
            made[0] = own;
        });
        t.start();
        Inner own = new Inner();
        own.n++;
        t.join();
        assert own.n == 1 && made[0].n == 1;
    }
}
