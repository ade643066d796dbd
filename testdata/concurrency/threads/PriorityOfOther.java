// verdict: violated
// error: java.lang.AssertionError
// twin: PriorityOfEnded
// A thread may set the priority of main before main looks; once main has ended it has no group, and nothing is set.
package threads;

class PriorityOfOther {
    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        new Thread(() -> main.setPriority(7)).start();
        assert main.getPriority() == 5;
    }
}
