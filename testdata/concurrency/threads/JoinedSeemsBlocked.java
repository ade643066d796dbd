// verdict: violated
// error: java.lang.AssertionError
// twin: JoinedGoesOn
// The end of a thread notifies who joins it: until that takes a step it is seen to
// want the thread's monitor back.
package threads;

class JoinedSeemsBlocked {
    public static void main(String[] args) throws Exception {
        Thread[] both = Joins.start();
        while (both[1].getState() != Thread.State.WAITING) Thread.yield();
        Joins.go = true;
        both[0].join();
        assert both[1].getState() != Thread.State.BLOCKED;
    }
}

class Joins {
    static volatile boolean go;

    static Thread[] start() {
        Thread joined = new Thread(() -> {
            while (!go) Thread.yield();
        });
        Thread joins = new Thread(() -> {
            try {
                joined.join();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        joined.start();
        joins.start();
        return new Thread[] {joined, joins};
    }
}
