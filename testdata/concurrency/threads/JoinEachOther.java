// verdict: violated
// error: deadlock
// twin: JoinOneWay
// Each waits for the other's end. Only if a asks before b was started it goes on at once, and so does b then.
package threads;

class JoinEachOther {
    static Thread a, b;

    static void await(Thread t) {
        try {
            t.join();
        } catch (InterruptedException e) { }
    }

    public static void main(String[] args) {
        a = new Thread(() -> await(b));
        b = new Thread(() -> await(a));
        a.start();
        b.start();
    }
}
