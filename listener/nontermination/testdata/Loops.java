/** Programs that wait in loops. The argument says which. */
public class Loops {
    static volatile boolean flag;
    static volatile boolean left, right;
    static volatile int turn;

    static void start(Runnable r) { new Thread(r).start(); }

    public static void main(String[] args) throws InterruptedException {
        switch (args[0]) {
        case "ends":
            start(() -> flag = true);
            break;
        case "spins": // until the other thread had its turn
            start(() -> flag = true);
            while (!flag) { }
            break;
        case "forEver":
            start(() -> flag = true);
            while (turn == 0) { }
            break;
        case "polite": // each gives way to the other, again and again
            start(() -> {
                left = true;
                while (right) {
                    left = false;
                    left = true;
                }
                left = false;
            });
            right = true;
            while (left) {
                right = false;
                right = true;
            }
            right = false;
            break;
        case "lock": // whoever loops leaves the lock free now and then
            start(() -> {
                synchronized (Loops.class) { flag = true; }
            });
            while (true) {
                synchronized (Loops.class) {
                    if (flag) break;
                }
            }
            break;
        }
    }
}
