// verdict: safe
// Only one waits. It may find b not started yet: a join on a thread that is not alive returns at once.
package threads;

class JoinOneWay {
    static Thread a, b;

    static void await(Thread t) {
        try {
            t.join();
        } catch (InterruptedException e) { }
    }

    public static void main(String[] args) {
        a = new Thread(() -> await(b));
        b = new Thread(() -> { });
        a.start();
        b.start();
    }
}
