/**
 * The brakes of one wheel of an aeroplane. At each step the controller reads the pedal, the switch of the automatic brake
 * and the skid sensor, and sets the pressures of two hydraulic circuits. A pedal has five positions, anything else is a
 * fault; so a step has 6 * 2 * 2 = 24 ways, and n steps have 24^n.
 */
public class WheelBrake {
    private static final int GREEN = 0;
    private static final int BLUE = 1;

    private int demand; // of the pedal, in percent
    private int circuit = GREEN;
    private int green; // pressures, in percent
    private int blue;
    private int faults;
    private boolean released; // for a step, after a skid

    /** One step; returns the pressure at the wheel. */
    int step(int pedal, boolean automatic, boolean skid) {
        if (pedal == 0) {
            demand = 0;
        } else if (pedal == 1) {
            demand = 25;
        } else if (pedal == 2) {
            demand = 50;
        } else if (pedal == 3) {
            demand = 75;
        } else if (pedal == 4) {
            demand = 100;
        } else {
            faults++; // the demand stays
        }
        int wanted = demand;
        if (automatic) {
            wanted = Math.max(wanted, 40);
        }
        if (skid) {
            released = true;
            wanted = wanted / 2;
        } else {
            released = false;
        }
        circuit = faults > 1 ? BLUE : GREEN;
        if (circuit == GREEN) {
            green = towards(green, wanted);
            blue = towards(blue, 0);
        } else {
            blue = towards(blue, wanted);
            green = towards(green, 0);
        }
        int pressure = Math.max(green, blue);
        assert pressure >= 0 && pressure <= 100;
        assert !skid || released;
        return pressure;
    }

    /** Pressure changes by at most 60 at a step. */
    private static int towards(int from, int to) {
        int change = to - from;
        if (change > 60) {
            change = 60;
        } else if (change < -60) {
            change = -60;
        }
        return from + change;
    }

    static int steps3(int p1, boolean a1, boolean s1, int p2, boolean a2, boolean s2, int p3, boolean a3, boolean s3) {
        WheelBrake brake = new WheelBrake();
        brake.step(p1, a1, s1);
        brake.step(p2, a2, s2);
        return brake.step(p3, a3, s3);
    }

    static int steps4(int p1, boolean a1, boolean s1, int p2, boolean a2, boolean s2, int p3, boolean a3, boolean s3,
            int p4, boolean a4, boolean s4) {
        WheelBrake brake = new WheelBrake();
        brake.step(p1, a1, s1);
        brake.step(p2, a2, s2);
        brake.step(p3, a3, s3);
        return brake.step(p4, a4, s4);
    }

    static int steps5(int p1, boolean a1, boolean s1, int p2, boolean a2, boolean s2, int p3, boolean a3, boolean s3,
            int p4, boolean a4, boolean s4, int p5, boolean a5, boolean s5) {
        WheelBrake brake = new WheelBrake();
        brake.step(p1, a1, s1);
        brake.step(p2, a2, s2);
        brake.step(p3, a3, s3);
        brake.step(p4, a4, s4);
        return brake.step(p5, a5, s5);
    }

    public static void main(String[] args) {
        switch (args.length > 0 ? Integer.parseInt(args[0]) : 3) {
            case 4:
                steps4(0, false, false, 0, false, false, 0, false, false, 0, false, false);
                break;
            case 5:
                steps5(0, false, false, 0, false, false, 0, false, false, 0, false, false, 0, false, false);
                break;
            default:
                steps3(0, false, false, 0, false, false, 0, false, false);
        }
    }
}
