// verdict: safe
// A car waits while there are cars of the other direction on the bridge; the last one to leave wakes all.
package classic;

class OneLaneBridge {
    private int east, west;

    synchronized void enter(boolean toEast) throws InterruptedException {
        while ((toEast ? west : east) > 0) wait();
        if (toEast) east++; else west++;
        assert east == 0 || west == 0;
    }

    synchronized void leave(boolean toEast) {
        if (toEast) east--; else west--;
        notifyAll();
    }

    void cross(boolean toEast) {
        try {
            enter(toEast);
            leave(toEast);
        } catch (InterruptedException e) { }
    }

    public static void main(String[] args) {
        OneLaneBridge bridge = new OneLaneBridge();
        new Thread(() -> bridge.cross(true)).start();
        new Thread(() -> bridge.cross(false)).start();
        bridge.cross(true);
    }
}
