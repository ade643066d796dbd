// exit: 3
package errors;

/** Normal return with shutdown hooks; one hook halts with a status, hook registration rules. */
public class ExitInHook {
    static final StringBuffer log = new StringBuffer();

    static class Hook extends Thread {
        final String id;

        Hook(String id) {
            super("hook-" + id);
            this.id = id;
        }

        @Override
        public void run() {
            System.out.println(getName() + " log=" + log);
            try {
                Runtime.getRuntime().addShutdownHook(new Hook("late"));
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
            System.out.flush();
            Runtime.getRuntime().halt(log.length());
        }
    }

    public static void main(String[] args) throws Exception {
        Hook kept = new Hook("kept");
        Hook dropped = new Hook("dropped");
        Runtime rt = Runtime.getRuntime();
        rt.addShutdownHook(kept);
        rt.addShutdownHook(dropped);
        System.out.println(rt.removeShutdownHook(dropped) + " " + rt.removeShutdownHook(dropped));
        try {
            rt.addShutdownHook(kept);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Thread running = new Thread(() -> log.append("r"));
        running.start();
        running.join();
        log.append("mn");
        System.out.println(kept.getState() + " " + kept.isAlive());
        System.out.println("main returns");
    }
}
