// verdict: safe
// isAlive tells whether the time was over first; once it is false the thread has done all.
package threads;

class JoinTimeOutHandled {
    static int n;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> n = 1);
        t.start();
        t.join(1);
        assert t.isAlive() || n == 1;
    }
}
