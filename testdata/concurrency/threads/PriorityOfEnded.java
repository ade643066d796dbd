// verdict: safe
// release: 17-18
// Nobody can set the priority of a thread that has ended.
package threads;

class PriorityOfEnded {
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> { });
        t.start();
        t.join();
        t.setPriority(7);
        assert t.getPriority() == 5;
    }
}
