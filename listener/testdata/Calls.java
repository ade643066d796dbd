// Ends of symbolic calls of all kinds.
public class Calls {
    final int start;
    int field;

    Calls(int start) {
        if (start > 3) {
            throw new IllegalArgumentException("too far: " + 4);
        }
        this.start = start;
    }

    static int nested(int x) {
        return x > 0 ? recurse(x) : -1;
    }

    // Symbolic, too, where nobody symbolic calls it.
    static int recurse(int x) {
        return x > 2 ? recurse(1) + 1 : x;
    }

    synchronized long locked(long x) {
        if (x == 5) {
            throw new IllegalStateException();
        }
        return x + 1;
    }

    static void nothing(boolean b) {
        if (b) {
            gov.nasa.jpf.vm.Verify.ignoreIf(true);
        }
    }

    static String text(char c, String s, int[] a, Object o) {
        if (a == null) {
            return null;
        }
        return c == 'x' ? s : "no";
    }

    static void exits(int x) {
        if (x == 7) {
            System.exit(0);
        }
    }

    static boolean fails(int x) {
        assert x != 9;
        return x > 9;
    }

    // Its branches are in front of the end of the method and behind it.
    static int choices(int x) {
        boolean b = gov.nasa.jpf.vm.Verify.getBoolean();
        return b ? x : x + 1;
    }

    static void forever(int x) {
        for (int i = 0; i < x; i++) {
            // until the limit of depth
        }
    }

    public static void main(String[] args) throws Exception {
        switch (args[0]) {
            case "constructor":
                try {
                    new Calls(0);
                } catch (IllegalArgumentException e) {
                    // it is told of all the same
                }
                break;
            case "nested":
            case "breadth":
            case "shed":
                if (nested(0) > 1) {
                    recurse(0);
                }
                break;
            case "locked":
                new Calls(1).locked(0);
                break;
            case "nothing":
                nothing(false);
                break;
            case "text":
                text('a', "say \"x\"", new int[] {1, 2}, new Calls(2));
                text('a', null, null, null);
                break;
            case "exits":
                exits(1);
                break;
            case "fails":
                fails(1);
                break;
            case "choices":
                if (choices(3) > 5) {
                    gov.nasa.jpf.vm.Verify.getBoolean();
                }
                break;
            case "forever":
                forever(0);
                break;
            case "main":
                int n = gov.nasa.jpf.symbc.Debug.makeSymbolicInteger("n");
                if (n > 4) {
                    throw new RuntimeException("n is " + (n > 4));
                }
                break;
            case "threads":
                Calls shared = new Calls(1);
                Thread t = new Thread(() -> shared.locked(1));
                t.start();
                t.join();
                shared.locked(2);
                break;
        }
    }
}
