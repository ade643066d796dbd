// verdict: safe
// One chair: a customer who finds it taken leaves; the barber sleeps while there is nobody, and goes home when the shop is
// closed and empty. Who sat down is served.
package classic;

class SleepingBarber {
    private int waiting, served, left;
    private boolean closed;

    synchronized void visit() {
        if (waiting == 1) {
            left++;
            return;
        }
        waiting++;
        notify();
    }

    synchronized void close() {
        closed = true;
        notify();
    }

    synchronized void barber() {
        try {
            while (true) {
                while (waiting == 0 && !closed) wait();
                if (waiting == 0) return;
                waiting--;
                served++;
            }
        } catch (InterruptedException e) { }
    }

    public static void main(String[] args) throws InterruptedException {
        SleepingBarber shop = new SleepingBarber();
        Thread barber = new Thread(shop::barber), customer = new Thread(shop::visit);
        barber.start();
        customer.start();
        shop.visit();
        customer.join();
        shop.close();
        barber.join();
        assert shop.served + shop.left == 2 && shop.served >= 1;
    }
}
