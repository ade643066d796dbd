// verdict: violated
// error: java.lang.AssertionError
// twin: StackInOrder
// All stacks are asked for while another thread goes from line to line.
package threads;

import java.util.Map;

class StackAtEachLine {
    static int lineOf(Thread t) {
        Map<Thread, StackTraceElement[]> stacks = Thread.getAllStackTraces();
        StackTraceElement[] stack = stacks.getOrDefault(t, new StackTraceElement[0]);
        for (StackTraceElement frame : stack) if (frame.getMethodName().equals("work")) return frame.getLineNumber();
        return 0;
    }

    static void work() {
        int n = 1;
        n += 2;
        n += 3;
    }

    public static void main(String[] args) {
        Thread t = new Thread(StackAtEachLine::work);
        t.start();
        int line = lineOf(t);
        assert line != 20;
    }
}
