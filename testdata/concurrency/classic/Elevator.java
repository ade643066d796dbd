// verdict: safe
// Two people call an elevator with one car; it moves with closed doors only, for calls and doors change under one lock,
// and the car stops when both were served.
package classic;

class Elevator {
    private final boolean[] called = new boolean[3];
    private int floor, served;
    private boolean open;

    synchronized void call(int f) {
        called[f] = true;
        notifyAll();
    }

    synchronized void step() throws InterruptedException {
        int target = next();
        while (target < 0) {
            wait();
            target = next();
        }
        assert !open;
        floor = target;
        open = true;
        called[floor] = false;
        served++;
        open = false;
    }

    private int next() {
        for (int f = 0; f < called.length; f++) if (called[f]) return f;
        return -1;
    }

    public static void main(String[] args) throws InterruptedException {
        Elevator e = new Elevator();
        new Thread(() -> e.call(1)).start();
        new Thread(() -> e.call(2)).start();
        e.step();
        e.step();
        assert e.served == 2;
    }
}
