/** Dekker's algorithm: two threads enter the critical section a number of times, or for ever if it is 0. */
public class Dekker {
    private static final boolean[] WANTS = new boolean[2];
    private static int turn;
    private static int inside;

    private static void run(int me, int rounds) {
        int other = 1 - me;
        for (int r = 0; rounds == 0 || r < rounds; r += rounds == 0 ? 0 : 1) {
            WANTS[me] = true;
            while (WANTS[other]) {
                if (turn == other) {
                    WANTS[me] = false;
                    while (turn == other) {
                        Thread.onSpinWait();
                    }
                    WANTS[me] = true;
                }
            }
            inside++;
            assert inside == 1;
            inside--;
            turn = other;
            WANTS[me] = false;
        }
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        new Thread(() -> run(1, rounds)).start();
        run(0, rounds);
    }
}
