// verdict: safe
// The call was over before the thread was started.
package threads;

class StackAfterCall {
    static int twice(int n) {
        int sum = n;
        return sum + n;
    }

    public static void main(String[] args) {
        int n = twice(3);
        Thread t = new Thread(() -> {
            int m = n;
            m++;
        });
        t.start();
        for (StackTraceElement frame : t.getStackTrace()) assert !frame.getMethodName().equals("twice");
    }
}
