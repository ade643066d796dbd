package ahead;

// Behind the join a class is initialised that the thread needs first.
class JoinsThenLoads {
    static StringBuilder log = new StringBuilder();

    static class Late {
        static int value;

        static {
            log.append(Thread.currentThread().getName());
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> Late.value = 1, "a");
        a.start();
        a.join();
        if (Late.value != 1 || !log.toString().equals("a")) {
            throw new AssertionError();
        }
    }
}
