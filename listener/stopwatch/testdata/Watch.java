public class Watch {
    static long started;

    static String wanted;

    static void report(String what) {
        if (what.equals(wanted)) {
            throw new IllegalStateException(what);
        }
    }

    static long elapsed() {
        return System.nanoTime() - started;
    }

    public static void main(String[] args) {
        wanted = args[0];
        started = System.nanoTime();
        long limit = 1_000_000_000_000_000L;
        if (elapsed() > limit) {
            report("slow");
        } else {
            report("fast");
        }
        int seconds = (int) ((System.currentTimeMillis() - args.length) / 1000);
        if (seconds < 0) {
            report("negative");
        }
        if (limit > 5) {
            report("constant");
        } else {
            report("never");
        }
    }
}
