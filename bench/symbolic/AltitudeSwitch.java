/**
 * A switch that powers a device when an aeroplane descends below a threshold. It believes the lowest of two altimeters
 * that work, does nothing while it is inhibited or was reset, gives the device some steps to come up, and reports a
 * fault where that fails or where no altimeter works for too long.
 */
public class AltitudeSwitch {
    private static final int THRESHOLD = 2000;
    private static final int HYSTERESIS = 200;
    private static final int PATIENCE = 2; // steps

    private enum Mode { ABOVE, WAITING, ON, INHIBITED, FAULT }

    private Mode mode = Mode.ABOVE;
    private int blind; // steps without an altimeter
    private int waited; // for the device

    Mode step(int first, int second, boolean inhibit, boolean powered) {
        boolean firstWorks = first >= 0 && first <= 60000;
        boolean secondWorks = second >= 0 && second <= 60000;
        if (!firstWorks && !secondWorks) {
            if (++blind > PATIENCE) {
                mode = Mode.FAULT;
            }
            return mode;
        }
        blind = 0;
        if (mode == Mode.FAULT) {
            return mode;
        }
        if (inhibit) {
            return mode = Mode.INHIBITED;
        }
        int altitude = !secondWorks || firstWorks && first < second ? first : second;
        boolean low = altitude < THRESHOLD;
        boolean high = altitude > THRESHOLD + HYSTERESIS;
        switch (mode) {
            case ABOVE:
            case INHIBITED:
                if (low) {
                    mode = powered ? Mode.ON : Mode.WAITING;
                    waited = 0;
                } else {
                    mode = Mode.ABOVE;
                }
                break;
            case WAITING:
                if (powered) {
                    mode = Mode.ON;
                } else if (++waited >= PATIENCE) {
                    mode = Mode.FAULT;
                }
                break;
            default: // it stays on between the limits
                if (high) {
                    mode = Mode.ABOVE;
                }
        }
        assert mode != Mode.ON || altitude <= THRESHOLD + HYSTERESIS || powered;
        return mode;
    }

    public static void main(String[] args) {
        AltitudeSwitch s = new AltitudeSwitch();
        int steps = args.length > 0 ? Integer.parseInt(args[0]) : 2;
        for (int i = 0; i < steps; i++) {
            s.step(0, 0, false, false);
        }
    }
}
