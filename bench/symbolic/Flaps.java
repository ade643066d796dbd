/**
 * A flap controller. The pilot's handle asks for one of five positions; the flaps move one position at a time, never
 * further out than the airspeed permits, and retract by themselves where it exceeds the limit. A position that the
 * sensor does not confirm locks them.
 */
public class Flaps {
    private static final int[] LIMITS = { 400, 250, 220, 200, 180 }; // knots, by position

    private int position;
    private boolean locked;

    int step(int handle, int airspeed, int sensor) {
        if (locked) {
            return position;
        }
        if (sensor < position - 1 || sensor > position + 1) {
            locked = true;
            return position;
        }
        int wanted = handle;
        if (handle < 0 || handle >= LIMITS.length) {
            wanted = position;
        }
        if (airspeed > LIMITS[position] && position > 0) {
            position--;
        } else if (wanted > position) {
            if (airspeed <= LIMITS[position + 1]) {
                position++;
            }
        } else if (wanted < position) {
            position--;
        }
        assert position >= 0 && position < LIMITS.length;
        return position;
    }

    public static void main(String[] args) {
        Flaps flaps = new Flaps();
        int steps = args.length > 0 ? Integer.parseInt(args[0]) : 3;
        for (int i = 0; i < steps; i++) {
            flaps.step(0, 0, 0);
        }
    }
}
