package ahead;

// A class waits in its initialisation for a thread that needs the class.
class JoinsInInitialiser {
    static int used;

    static class Early {
        static int value = 1;

        static {
            Thread a = new Thread(() -> used = value);
            a.start();
            try {
                a.join();
            } catch (InterruptedException e) {
                value = 2;
            }
        }
    }

    public static void main(String[] args) {
        used = Early.value;
    }
}
