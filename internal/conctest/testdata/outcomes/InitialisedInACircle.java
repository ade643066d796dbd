package mixed;

/**
 * Where the first two threads come first the last one has nothing to initialise, and does nothing
 * that anybody sees: that it may be the first must be known from elsewhere.
 */
public class InitialisedInACircle extends Thread {
    static class Pair {
        static class First {
            static int n = 1;

            static {
                n = 2 + Second.n;
            }
        }

        static class Second {
            static int n = 1;

            static {
                n = 2 + First.n;
            }
        }
    }

    static Thread[] threads;
    final int me;
    String seen = "none";

    InitialisedInACircle(int me) {
        super("t" + me);
        this.me = me;
    }

    static String act(int me) {
        StringBuilder log = new StringBuilder();
        log.append(me == 2 ? Pair.First.n : Pair.Second.n);
        return log.toString();
    }

    @Override
    public void run() {
        seen = act(me);
    }

    public static void main(String[] args) throws Throwable {
        Thread[] t = {Thread.currentThread(), new InitialisedInACircle(1), new InitialisedInACircle(2)};
        threads = t;
        t[1].start();
        t[2].start();
        String line = act(0);
        for (int i = 1; i < t.length; i++) {
            t[i].join();
            line += " " + ((InitialisedInACircle) t[i]).seen;
        }
        System.out.println(line);
    }
}
