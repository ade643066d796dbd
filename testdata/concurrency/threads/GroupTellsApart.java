// verdict: violated
// error: java.lang.AssertionError
// twin: GroupHasAll
// A group lists its threads in the order of their start: main, then the first. The second to take the lock is that first one
// where the other was quicker.
package threads;

class GroupTellsApart {
    static int passed;

    static void work() {
        synchronized (GroupTellsApart.class) {
            if (++passed == 2) {
                Thread[] all = new Thread[3];
                int n = Thread.currentThread().getThreadGroup().enumerate(all);
                assert n < 2 || all[1] != Thread.currentThread();
                GroupTellsApart.class.notifyAll();
            }
            while (passed < 2) {
                try {
                    GroupTellsApart.class.wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        for (int i = 0; i < 2; i++) {
            new Thread(GroupTellsApart::work).start();
        }
        synchronized (GroupTellsApart.class) {
            while (passed < 2) {
                GroupTellsApart.class.wait();
            }
        }
    }
}
