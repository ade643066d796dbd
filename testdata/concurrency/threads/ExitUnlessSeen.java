// verdict: violated
// error: java.lang.AssertionError
// twin: ExitInAnyCase
// oracle: skip
// Only if the thread is quicker than main's look does the program get past the exit. Nobody but main ever touches n on the
// paths on which it exits, so a tool that infers sharing from what it has seen must not trust those.
package threads;

class ExitUnlessSeen {
    static int n;

    public static void main(String[] args) {
        new Thread(() -> n = 1).start();
        if (n == 0) System.exit(0);
        assert n == 0;
    }
}
