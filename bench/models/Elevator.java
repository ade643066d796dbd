/**
 * An elevator and its passengers. A passenger calls, waits until the car stands open at its floor, gets in, and gets out
 * at its aim. The car serves whoever needs it next and never moves with open doors.
 */
public class Elevator {
    private final int[] wanted; // how many people need the car at each floor
    private int floor;
    private boolean open;
    private int left; // passengers that have not arrived

    private Elevator(int floors, int passengers) {
        wanted = new int[floors];
        left = passengers;
    }

    private synchronized void ride(int from, int to) throws InterruptedException {
        awaitAt(from);
        awaitAt(to);
        left--;
        notifyAll();
    }

    private void awaitAt(int f) throws InterruptedException {
        wanted[f]++;
        notifyAll();
        while (!open || floor != f) {
            wait();
        }
        wanted[f]--;
        notifyAll();
    }

    private synchronized void operate() throws InterruptedException {
        while (left > 0) {
            int next = nearest();
            if (next < 0) {
                wait();
                continue;
            }
            assert !open;
            floor = next;
            open = true;
            notifyAll();
            while (wanted[floor] > 0) {
                wait();
            }
            open = false;
        }
    }

    private int nearest() {
        for (int distance = 0; distance < wanted.length; distance++) {
            for (int f = 0; f < wanted.length; f++) {
                if (Math.abs(f - floor) == distance && wanted[f] > 0) {
                    return f;
                }
            }
        }
        return -1;
    }

    public static void main(String[] args) throws InterruptedException {
        int floors = args.length > 0 ? Integer.parseInt(args[0]) : 3;
        int passengers = args.length > 1 ? Integer.parseInt(args[1]) : 2;
        Elevator elevator = new Elevator(floors, passengers);
        for (int i = 0; i < passengers; i++) {
            int from = i % floors;
            int to = (i + 1) % floors;
            new Thread(() -> {
                try {
                    elevator.ride(from, to);
                } catch (InterruptedException e) {
                    // the end
                }
            }).start();
        }
        elevator.operate();
        assert elevator.left == 0;
    }
}
