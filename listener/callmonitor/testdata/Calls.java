import gov.nasa.jpf.vm.Verify;

/** Calls with arguments of all sorts. */
public class Calls {
    final int id;

    Calls(int id) {
        this.id = id;
    }

    double scale(double by, long times, String note) {
        return id * by * times;
    }

    static void fill(char[] a, boolean b, Calls other) {
        a[0] = b ? 'y' : 'n';
    }

    public static void main(String[] args) {
        int n = Verify.getInt(3, 4);
        Calls c = new Calls(n);
        c.scale(0.5, 7L, "x" + n);
        fill(new char[2], true, null);
        Math.max(n, 1);
    }
}
