// verdict: safe
// Who was seen behind a line does not come back to it.
package threads;

class StackInOrder {
    static int lineOf(Thread t) {
        for (StackTraceElement frame : t.getStackTrace()) if (frame.getMethodName().equals("work")) return frame.getLineNumber();
        return 0;
    }

    static void work() {
        int n = 1;
        n += 2;
    }

    public static void main(String[] args) {
        Thread t = new Thread(StackInOrder::work);
        t.start();
        int line = lineOf(t), later = lineOf(t);
        assert later == 0 || later >= line;
    }
}
