// verdict: violated
// error: deadlock
// twin: Smokers
// The naive solution: each thing is a semaphore and smokers take their two things one after the other. With paper and
// matches on the table, the one who needs paper and tobacco can take the paper; then nobody has both.
package classic;

class SmokersSemaphores {
    static class Thing {
        private int n;

        synchronized void put() {
            n++;
            notify();
        }

        synchronized void take() throws InterruptedException {
            while (n == 0) wait();
            n--;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thing tobacco = new Thing(), paper = new Thing(), matches = new Thing(), done = new Thing();
        Thing[][] needs = {{paper, tobacco}, {paper, matches}};
        for (Thing[] need : needs) {
            Thread t = new Thread(() -> {
                try {
                    need[0].take();
                    need[1].take();
                    done.put();
                } catch (InterruptedException e) { }
            });
            t.setDaemon(true); // those who are not served may stay
            t.start();
        }
        paper.put();
        matches.put();
        done.take();
    }
}
