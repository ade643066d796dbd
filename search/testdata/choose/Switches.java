/** Fifteen switches, each of which is on or off: 2^15 paths. */
public class Switches {
    public static void main(String[] args) {
        count(false, false, false, false, false, false, false, false, false, false, false, false, false, false, false);
    }

    static int count(boolean a, boolean b, boolean c, boolean d, boolean e, boolean f, boolean g, boolean h, boolean i,
            boolean j, boolean k, boolean l, boolean m, boolean n, boolean o) {
        return one(a) + one(b) + one(c) + one(d) + one(e) + one(f) + one(g) + one(h) + one(i) + one(j) + one(k) + one(l)
                + one(m) + one(n) + one(o);
    }

    private static int one(boolean on) {
        if (on) {
            return 1;
        }
        return 0;
    }
}
