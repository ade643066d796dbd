import gov.nasa.jpf.vm.Verify;

/**
 * Six wheels of n positions, turned in any order: n^6 states beside as many live objects as the second argument says.
 * A turn changes ten words in five objects.
 */
public class Wheels {
    private static final class Wheel {
        int position;
        boolean even = true;
    }

    private static final class Gauge {
        int sum;
        long product;
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 6;
        Object[] kept = new Object[args.length > 1 ? Integer.parseInt(args[1]) : 300];
        for (int i = 0; i < kept.length; i++) {
            kept[i] = new int[2];
        }
        Wheel[] wheels = new Wheel[6];
        for (int i = 0; i < wheels.length; i++) {
            wheels[i] = new Wheel();
        }
        Gauge[] gauges = { new Gauge(), new Gauge(), new Gauge(), new Gauge() };
        while (kept.length >= 0) {
            Wheel wheel = wheels[Verify.getInt(0, wheels.length - 1)];
            wheel.position = (wheel.position + 1) % n;
            wheel.even = !wheel.even;
            if (wheel.position == 0) {
                wheel.even = true;
            }
            for (int i = 0; i < gauges.length; i++) {
                Gauge gauge = gauges[i];
                gauge.sum = wheels[i].position + wheels[i + 1].position;
                gauge.product = wheels[i].position * (long) wheels[i + 2].position;
            }
        }
    }
}
