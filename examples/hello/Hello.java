/** Two threads greet; which of them is heard first is up to the scheduler. */
public class Hello {
    static String first;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> greet("the other thread"));
        other.start();
        greet("the main thread");
        other.join();
        System.out.println("first: " + first);
    }

    static synchronized void greet(String who) {
        if (first == null) {
            first = who;
        }
    }
}
