package algo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** ASCII pictures: Mandelbrot, a ray tracer, Bresenham, flood fill, game of life, convex hull, mazes, Koch, rule 110. */
public class Pictures {
    static void mandelbrot() {
        for (int y = -6; y <= 6; y++) {
            StringBuilder row = new StringBuilder();
            for (int x = -22; x <= 10; x++) {
                double cr = x / 11.0;
                double ci = y / 5.5;
                double a = 0;
                double b = 0;
                int n = 0;
                while (a * a + b * b < 4 && n < 30) {
                    double t = a * a - b * b + cr;
                    b = 2 * a * b + ci;
                    a = t;
                    n++;
                }
                row.append(" .:-=+*#%@".charAt(n == 30 ? 9 : n * 9 / 30));
            }
            System.out.println(row);
        }
    }

    record Vec(double x, double y, double z) {
        Vec add(Vec o) {
            return new Vec(x + o.x, y + o.y, z + o.z);
        }

        Vec scale(double k) {
            return new Vec(x * k, y * k, z * k);
        }

        Vec sub(Vec o) {
            return add(o.scale(-1));
        }

        double dot(Vec o) {
            return x * o.x + y * o.y + z * o.z;
        }

        Vec unit() {
            return scale(1 / Math.sqrt(dot(this)));
        }
    }

    record Hit(double t, Vec normal, Body body) {}

    interface Body {
        Optional<Hit> hit(Vec from, Vec dir);

        double shine();
    }

    record Sphere(Vec c, double r, double shine) implements Body {
        @Override
        public Optional<Hit> hit(Vec from, Vec dir) {
            Vec oc = from.sub(c);
            double b = oc.dot(dir);
            double disc = b * b - oc.dot(oc) + r * r;
            if (disc < 0) {
                return Optional.empty();
            }
            double t = -b - Math.sqrt(disc);
            return t < 1e-4 ? Optional.empty() : Optional.of(new Hit(t, from.add(dir.scale(t)).sub(c).unit(), this));
        }
    }

    record Floor(double y) implements Body {
        @Override
        public Optional<Hit> hit(Vec from, Vec dir) {
            double t = (y - from.y()) / dir.y();
            return t < 1e-4 || Double.isNaN(t) || t > 40 ? Optional.empty() : Optional.of(new Hit(t, new Vec(0, 1, 0), this));
        }

        @Override
        public double shine() {
            return 0;
        }
    }

    static final List<Body> SCENE = List.of(new Sphere(new Vec(0, 0, 6), 2, 0.3), new Sphere(new Vec(2.5, -0.8, 4), 1, 0.5), new Floor(-2));
    static int rays;

    static double trace(Vec from, Vec dir, int depth) {
        rays++;
        Hit best = SCENE.stream().map(b -> b.hit(from, dir)).flatMap(Optional::stream).min(Comparator.comparingDouble(Hit::t)).orElse(null);
        if (best == null) {
            return 0.1;
        }
        Vec at = from.add(dir.scale(best.t()));
        Vec light = new Vec(-5, 8, 0).sub(at).unit();
        boolean shadow = SCENE.stream().anyMatch(b -> b.hit(at, light).isPresent());
        double c = 0.15 + (shadow ? 0 : 0.85 * Math.max(0, best.normal().dot(light)));
        if (best.body() instanceof Floor && (Math.floorMod((int) Math.floor(at.x()), 2) == 0) == (Math.floorMod((int) Math.floor(at.z()), 2) == 0)) {
            c *= 0.5;
        }
        double s = best.body().shine();
        if (s > 0 && depth < 2) {
            Vec refl = dir.sub(best.normal().scale(2 * dir.dot(best.normal()))).unit();
            c = c * (1 - s) + s * trace(at, refl, depth + 1);
        }
        return c;
    }

    static void life() {
        boolean[][] g = new boolean[10][16];
        for (int[] c : new int[][] {{1, 2}, {2, 3}, {3, 1}, {3, 2}, {3, 3}, {7, 10}, {7, 11}, {7, 12}}) {
            g[c[0]][c[1]] = true;
        }
        for (int gen = 0; gen <= 12; gen++) {
            if (gen % 6 == 0) {
                for (boolean[] row : g) {
                    StringBuilder sb = new StringBuilder();
                    for (boolean b : row) {
                        sb.append(b ? 'O' : '.');
                    }
                    System.out.println(sb);
                }
                System.out.println("gen " + gen);
            }
            boolean[][] n = new boolean[10][16];
            for (int y = 0; y < 10; y++) {
                for (int x = 0; x < 16; x++) {
                    int k = 0;
                    for (int d = 0; d < 9; d++) {
                        if (d != 4 && g[(y + d / 3 + 9) % 10][(x + d % 3 + 15) % 16]) {
                            k++;
                        }
                    }
                    n[y][x] = k == 3 || k == 2 && g[y][x];
                }
            }
            g = n;
        }
    }

    static char[][] canvas(int h, int w) {
        char[][] c = new char[h][w];
        for (char[] r : c) {
            Arrays.fill(r, ' ');
        }
        return c;
    }

    static void line(char[][] c, int x0, int y0, int x1, int y1) {
        int dx = Math.abs(x1 - x0);
        int dy = -Math.abs(y1 - y0);
        int err = dx + dy;
        for (;;) {
            c[y0][x0] = '#';
            if (x0 == x1 && y0 == y1) {
                return;
            }
            int e2 = 2 * err;
            if (e2 >= dy) {
                err += dy;
                x0 += Integer.signum(x1 - x0);
            }
            if (e2 <= dx) {
                err += dx;
                y0 += Integer.signum(y1 - y0);
            }
        }
    }

    static int fill(char[][] c, int x, int y) {
        if (y < 0 || x < 0 || y >= c.length || x >= c[0].length || c[y][x] != ' ') {
            return 0;
        }
        c[y][x] = '~';
        return 1 + fill(c, x + 1, y) + fill(c, x - 1, y) + fill(c, x, y + 1) + fill(c, x, y - 1);
    }

    static List<int[]> hull(List<int[]> pts) {
        List<int[]> s = new ArrayList<>(pts);
        s.sort((a, b) -> a[0] != b[0] ? a[0] - b[0] : a[1] - b[1]);
        List<int[]> h = new ArrayList<>();
        for (int pass = 0; pass < 2; pass++) {
            int start = h.size();
            for (int[] p : s) {
                while (h.size() >= start + 2) {
                    int[] a = h.get(h.size() - 2);
                    int[] b = h.get(h.size() - 1);
                    if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) {
                        break;
                    }
                    h.remove(h.size() - 1);
                }
                h.add(p);
            }
            h.remove(h.size() - 1);
            java.util.Collections.reverse(s);
        }
        return h;
    }

    static long seed = 7;

    static int next(int n) {
        seed = seed * 6364136223846793005L + 1442695040888963407L;
        return (int) ((seed >>> 33) % n);
    }

    static void carve(char[][] m, int y, int x) {
        m[y][x] = ' ';
        int first = next(4);
        for (int k = 0; k < 4; k++) {
            int d = (first + k * 3) % 4;
            int ny = y + new int[] {-2, 2, 0, 0}[d];
            int nx = x + new int[] {0, 0, -2, 2}[d];
            if (ny > 0 && nx > 0 && ny < m.length && nx < m[0].length && m[ny][nx] == '#') {
                m[(y + ny) / 2][(x + nx) / 2] = ' ';
                carve(m, ny, nx);
            }
        }
    }

    public static void main(String[] args) {
        mandelbrot();
        for (int y = 0; y < 12; y++) {
            StringBuilder row = new StringBuilder();
            for (int x = 0; x < 36; x++) {
                Vec dir = new Vec((x - 18) / 18.0, (6 - y) / 8.0, 1.5).unit();
                row.append(" .,:;i1tfLCG08@".charAt((int) Math.min(14, trace(new Vec(0, 0.5, -2), dir, 0) * 15)));
            }
            System.out.println(row);
        }
        System.out.println(rays + " rays");
        life();
        char[][] c = canvas(9, 30);
        line(c, 0, 0, 29, 8);
        line(c, 29, 0, 5, 8);
        line(c, 0, 4, 29, 4);
        System.out.println("filled " + fill(c, 28, 3));
        Arrays.stream(c).map(String::new).map(String::stripTrailing).forEach(System.out::println);
        List<int[]> pts = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            pts.add(new int[] {next(50), next(50)});
        }
        System.out.println("hull " + hull(pts).stream().map(Arrays::toString).toList());
        char[][] maze = new char[11][25];
        for (char[] r : maze) {
            Arrays.fill(r, '#');
        }
        carve(maze, 1, 1);
        Arrays.stream(maze).map(String::new).forEach(System.out::println);
        String koch = "F--F--F";
        for (int i = 0; i < 3; i++) {
            koch = koch.replace("F", "F+F--F+F");
        }
        System.out.println(koch.length() + " " + koch.hashCode());
        String row = ".".repeat(39) + "X";
        for (int i = 0; i < 12; i++) {
            System.out.println(row);
            StringBuilder n = new StringBuilder();
            for (int k = 0; k < 40; k++) {
                int v = (row.charAt((k + 39) % 40) == 'X' ? 4 : 0) + (row.charAt(k) == 'X' ? 2 : 0) + (row.charAt((k + 1) % 40) == 'X' ? 1 : 0);
                n.append((110 >> v & 1) == 1 ? 'X' : '.');
            }
            row = n.toString();
        }
    }
}
