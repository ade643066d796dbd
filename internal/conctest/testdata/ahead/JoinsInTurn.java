package ahead;

// What the threads have done is seen once both are joined, not before.
class JoinsInTurn {
    static String first = "", second = "";

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> first = "a"), b = new Thread(() -> second = "b");
        a.start();
        b.start();
        a.join();
        String seen = first;
        b.join();
        seen += second;
        if (!seen.equals("ab")) {
            throw new AssertionError(seen);
        }
    }
}
