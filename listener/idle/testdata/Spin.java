import gov.nasa.jpf.vm.Verify;

public class Spin {
    static boolean done;
    static int turns;

    static void wait(boolean forever) {
        while (!done) {
            if (!forever) {
                turns++; // progress
                done = turns > 1000;
            }
        }
    }

    static void count() {
        int i = 0;
        do {
            i++;
        } while (i < 2000);
        if (i != 2000) {
            throw new IllegalStateException("left at " + i);
        }
    }

    static void twice() {
        for (int i = 0; !done;) {
            if (i == 0) {
                i = 1;
                continue;
            }
            i = 0;
        }
    }

    static void inner() {
        while (!done) {
            for (int i = 0; i < 3;) {
                i++;
            }
        }
    }

    public static void main(String[] args) {
        switch (args[0]) {
            case "forever":
                if (Verify.getBoolean()) {
                    wait(true);
                }
                break;
            case "twice":
                twice();
                break;
            case "inner":
                inner();
                break;
            case "progress":
                wait(false);
                break;
            case "count":
                count();
                break;
            case "polls":
                new Thread(() -> done = true).start();
                for (int i = 0; i < 3 && !done;) {
                    i++;
                }
                break;
            case "threads":
                new Thread(() -> done = true).start();
                wait(true);
                break;
        }
    }
}
