import gov.nasa.jpf.annotation.NonShared;

/** An object that goes from thread to thread. The argument says how. */
public class Handed {
    @NonShared
    static class Baton {
        int uses;

        void use() { uses++; }
    }

    static class Unmarked extends Object {
        int uses;
    }

    static volatile boolean taken;

    public static void main(String[] args) throws InterruptedException {
        Baton baton = new Baton();
        Unmarked other = new Unmarked();
        baton.use();
        Thread t = new Thread(() -> {
            if (args[0].equals("unmarked")) other.uses++;
            else baton.use();
            if (args[0].equals("back")) {
                taken = true;
                while (taken) Thread.yield();
            }
        });
        t.start();
        switch (args[0]) {
        case "unmarked":
            other.uses++;
            break;
        case "joined":
            t.join();
            baton.use();
            break;
        case "back":
            while (!taken) Thread.yield();
            baton.use();
            taken = false;
            break;
        }
    }
}
