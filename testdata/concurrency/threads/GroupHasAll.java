// verdict: safe
// Main and both threads are alive while the second looks at the list, and it is one of them.
package threads;

import java.util.Arrays;

class GroupHasAll {
    static int passed;

    static void work() {
        synchronized (GroupHasAll.class) {
            if (++passed == 2) {
                Thread[] all = new Thread[3];
                int n = Thread.currentThread().getThreadGroup().enumerate(all);
                assert n == 3 && Arrays.asList(all).contains(Thread.currentThread());
                GroupHasAll.class.notifyAll();
            }
            while (passed < 2) {
                try {
                    GroupHasAll.class.wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        for (int i = 0; i < 2; i++) {
            new Thread(GroupHasAll::work).start();
        }
        synchronized (GroupHasAll.class) {
            while (passed < 2) {
                GroupHasAll.class.wait();
            }
        }
    }
}
