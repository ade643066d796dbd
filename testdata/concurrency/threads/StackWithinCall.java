// verdict: violated
// error: java.lang.AssertionError
// twin: StackAfterCall
// A method without any access to shared data can be seen in another thread's stack trace.
package threads;

class StackWithinCall {
    static int twice(int n) {
        int sum = n;
        return sum + n;
    }

    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            int n = 3;
            n += twice(n);
        });
        t.start();
        for (StackTraceElement frame : t.getStackTrace()) assert !frame.getMethodName().equals("twice");
    }
}
