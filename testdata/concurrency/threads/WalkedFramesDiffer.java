// verdict: safe
// Frames that two threads met are their own, whoever walks first.
package threads;

import java.lang.StackWalker.StackFrame;

class WalkedFramesDiffer {
    static volatile StackFrame first, second;

    static StackFrame here() {
        return StackWalker.getInstance().walk(frames -> frames.skip(1).findFirst().get());
    }

    static void one() { first = here(); }

    static void two() { second = here(); }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(WalkedFramesDiffer::two);
        t.start();
        one();
        t.join();
        assert first.getMethodName().equals("one") && second.getMethodName().equals("two") : first + " " + second;
    }
}
