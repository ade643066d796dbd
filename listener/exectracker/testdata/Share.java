/** Two threads that share one object and keep another to themselves. */
public class Share {
    static int before = 3;
    int value;

    public static void main(String[] args) throws InterruptedException {
        Share common = new Share();
        Thread t = new Thread(() -> common.value++);
        t.start();
        Share own = new Share();
        own.value = 5;
        int read = common.value;
        t.join();
    }
}
