/** Integrates a few bodies under gravity: double fields and Math.sqrt. */
public class NBody {
    private static final class Body {
        double x, y, z, vx, vy, vz;
        final double mass;

        Body(double x, double y, double z, double vx, double vy, double vz, double mass) {
            this.x = x;
            this.y = y;
            this.z = z;
            this.vx = vx;
            this.vy = vy;
            this.vz = vz;
            this.mass = mass;
        }
    }

    private final Body[] bodies = {
        new Body(0, 0, 0, 0, 0, 0, 40),
        new Body(5, -1, -0.1, 0.6, 2.8, -0.02, 0.04),
        new Body(8, 4, -0.4, -1.0, 1.8, 0.008, 0.01),
        new Body(13, -15, -0.2, 1.1, 0.9, -0.01, 0.002),
        new Body(15, -26, 0.2, 1.0, 0.6, -0.03, 0.002),
    };

    private void advance(double dt) {
        for (int i = 0; i < bodies.length; i++) {
            Body a = bodies[i];
            for (int j = i + 1; j < bodies.length; j++) {
                Body b = bodies[j];
                double dx = a.x - b.x, dy = a.y - b.y, dz = a.z - b.z;
                double d2 = dx * dx + dy * dy + dz * dz;
                double pull = dt / (d2 * Math.sqrt(d2));
                a.vx -= dx * b.mass * pull;
                a.vy -= dy * b.mass * pull;
                a.vz -= dz * b.mass * pull;
                b.vx += dx * a.mass * pull;
                b.vy += dy * a.mass * pull;
                b.vz += dz * a.mass * pull;
            }
        }
        for (Body b : bodies) {
            b.x += dt * b.vx;
            b.y += dt * b.vy;
            b.z += dt * b.vz;
        }
    }

    private double energy() {
        double e = 0;
        for (int i = 0; i < bodies.length; i++) {
            Body a = bodies[i];
            e += 0.5 * a.mass * (a.vx * a.vx + a.vy * a.vy + a.vz * a.vz);
            for (int j = i + 1; j < bodies.length; j++) {
                Body b = bodies[j];
                double dx = a.x - b.x, dy = a.y - b.y, dz = a.z - b.z;
                e -= a.mass * b.mass / Math.sqrt(dx * dx + dy * dy + dz * dz);
            }
        }
        return e;
    }

    public static void main(String[] args) {
        int steps = args.length > 0 ? Integer.parseInt(args[0]) : 300_000;
        NBody system = new NBody();
        System.out.println("nbody before " + system.energy());
        for (int i = 0; i < steps; i++) {
            system.advance(0.001);
        }
        System.out.println("nbody after " + system.energy());
    }
}
