public class Total {
    static volatile int total;
    static Total other;
    int part = 1;

    public static void main(String[] args) throws InterruptedException {
        if (args.length > 0) other = new Total();
        Thread t = new Thread(() -> total++);
        t.start();
        total++;
        t.join();
    }
}
