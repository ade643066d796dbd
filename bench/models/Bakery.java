/** Lamport's bakery algorithm: n threads enter the critical section a number of times. */
public class Bakery {
    private static boolean[] choosing;
    private static int[] number;
    private static int inside;

    private static void lock(int me) {
        choosing[me] = true;
        int most = 0;
        for (int n : number) {
            most = Math.max(most, n);
        }
        number[me] = most + 1;
        choosing[me] = false;
        for (int i = 0; i < number.length; i++) {
            while (choosing[i]) {
                Thread.onSpinWait();
            }
            while (before(i, me)) {
                Thread.onSpinWait();
            }
        }
    }

    private static boolean before(int i, int me) {
        int his = number[i];
        return his != 0 && (his < number[me] || his == number[me] && i < me);
    }

    private static void run(int me, int rounds) {
        for (int r = 0; r < rounds; r++) {
            lock(me);
            inside++;
            assert inside == 1;
            inside--;
            number[me] = 0;
        }
    }

    public static void main(String[] args) {
        int threads = args.length > 0 ? Integer.parseInt(args[0]) : 2;
        int rounds = args.length > 1 ? Integer.parseInt(args[1]) : 1;
        choosing = new boolean[threads];
        number = new int[threads];
        for (int i = 1; i < threads; i++) {
            int me = i;
            new Thread(() -> run(me, rounds)).start();
        }
        run(0, rounds);
    }
}
