// verdict: safe
// Nobody waits any more for a thread that has ended.
package threads;

class JoinedGoesOn {
    public static void main(String[] args) throws Exception {
        Thread[] both = Joins.start();
        while (both[1].getState() != Thread.State.WAITING) Thread.yield();
        Joins.go = true;
        both[0].join();
        assert both[1].getState() != Thread.State.WAITING;
    }
}
