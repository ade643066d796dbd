// verdict: violated
// error: java.lang.AssertionError
// twin: WalkedFramesDiffer
// What StackWalker says about a frame stays with whoever has it: the two ways to come here differ by nothing else.
package threads;

import java.lang.StackWalker.StackFrame;

class WalkedFrameKept {
    static volatile boolean straight;
    static volatile StackFrame kept;

    static StackFrame here() {
        return StackWalker.getInstance().walk(frames -> frames.skip(1).findFirst().get());
    }

    static StackFrame one() { StackFrame f = here(); return f; }

    static StackFrame two() { StackFrame f = here(); return f; }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> straight = true);
        t.start();
        kept = straight ? one() : two();
        t.join();
        assert kept.getMethodName().equals("one") : "came too early";
    }
}
