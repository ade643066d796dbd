// verdict: violated
// error: java.lang.AssertionError
// twin: OneLaneBridge
// Looking and driving are two critical sections: cars of both directions find the bridge empty.
package classic;

class OneLaneBridgeOpen {
    private int east, west;

    synchronized boolean free(boolean toEast) { return (toEast ? west : east) == 0; }

    synchronized void enter(boolean toEast) {
        if (toEast) east++; else west++;
        assert east == 0 || west == 0;
    }

    synchronized void leave(boolean toEast) {
        if (toEast) east--; else west--;
    }

    void cross(boolean toEast) {
        while (!free(toEast)) Thread.yield();
        enter(toEast);
        leave(toEast);
    }

    public static void main(String[] args) {
        OneLaneBridgeOpen bridge = new OneLaneBridgeOpen();
        new Thread(() -> bridge.cross(true)).start();
        bridge.cross(false);
    }
}
