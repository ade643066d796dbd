// verdict: violated
// error: java.lang.AssertionError
// twin: Elevator
// The door control and the drive look at each other's state without a lock: the door opens when the car has just decided
// to move.
package classic;

class ElevatorMoves {
    static volatile boolean open, moving;

    public static void main(String[] args) {
        new Thread(() -> {
            if (!moving) {
                open = true;
                assert !moving;
                open = false;
            }
        }).start();
        if (!open) {
            moving = true;
            moving = false;
        }
    }
}
