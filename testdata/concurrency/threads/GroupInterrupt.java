// verdict: safe
// Interrupting a group interrupts every live thread in it and its subgroups, waiting or not. Both threads were started
// before, and end by nothing but the interrupt.
package threads;

class GroupInterrupt {
    static void waitForInterrupt() {
        Object lock = new Object();
        synchronized (lock) {
            try {
                while (true) lock.wait();
            } catch (InterruptedException e) { }
        }
    }

    public static void main(String[] args) {
        ThreadGroup group = new ThreadGroup("g"), inner = new ThreadGroup(group, "inner");
        new Thread(group, GroupInterrupt::waitForInterrupt).start();
        new Thread(inner, GroupInterrupt::waitForInterrupt).start();
        group.interrupt();
    }
}
