// verdict: violated
// error: java.lang.AssertionError
// twin: JoinOfEndedAfterInterrupt
// What an interrupted thread joins may still be alive: then it is told so, though main waits for all.
package threads;

class JoinOfOthersAfterInterrupt {
    static String end;

    public static void main(String[] args) throws InterruptedException {
        Thread work = new Thread(() -> { });
        Thread waits = new Thread(() -> {
            Thread.currentThread().interrupt();
            try {
                work.join();
                end = "joined";
            } catch (InterruptedException e) {
                end = "gave up";
            }
        });
        work.start();
        waits.start();
        waits.join();
        assert end.equals("joined") : end;
    }
}
