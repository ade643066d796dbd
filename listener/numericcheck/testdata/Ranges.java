import gov.nasa.jpf.vm.Verify;

/** Numbers that leave their ranges on some paths. */
public class Ranges {
    static byte small;
    long large;
    double ratio;

    static void step(int n) {
        int x = n - 1;
        x++;
        small = (byte) x;
    }

    public static void main(String[] args) {
        int n = Verify.getInt(0, 3);
        step(n);
        Ranges r = new Ranges();
        r.large = Long.MAX_VALUE - n;
        r.ratio = n == 3 ? Double.NaN : n / 2.0;
    }
}
