/** Peterson's algorithm for n threads (the filter lock): each level lets all but one of those that come to it pass. */
public class Peterson {
    private static int[] level;
    private static int[] last; // who came last to each level
    private static int inside;

    private static void lock(int me) {
        for (int l = 1; l < level.length; l++) {
            level[me] = l;
            last[l] = me;
            for (int i = 0; i < level.length; i++) {
                while (i != me && level[i] >= l && last[l] == me) {
                    Thread.onSpinWait();
                }
            }
        }
    }

    private static void run(int me, int rounds) {
        for (int r = 0; r < rounds; r++) {
            lock(me);
            inside++;
            assert inside == 1;
            inside--;
            level[me] = 0;
        }
    }

    public static void main(String[] args) {
        int threads = args.length > 0 ? Integer.parseInt(args[0]) : 2;
        int rounds = args.length > 1 ? Integer.parseInt(args[1]) : 1;
        level = new int[threads];
        last = new int[threads];
        for (int i = 1; i < threads; i++) {
            int me = i;
            new Thread(() -> run(me, rounds)).start();
        }
        run(0, rounds);
    }
}
