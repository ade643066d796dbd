import gov.nasa.jpf.vm.Verify;

/** Assigns to all sorts of variables, and fails on one path. */
public class Record {
    static long total = 7;
    String name;
    double[] parts = new double[2];

    public static void main(String[] args) {
        int n = Verify.getInt(0, 2);
        Record r = new Record();
        r.name = "n" + n;
        r.parts[1] = n / 2.0;
        total += n;
        for (int i = 0; i < n; i++) {
            total--;
        }
        if (n == 1) {
            throw new IllegalStateException();
        }
    }
}
