import org.sosy_lab.sv_benchmarks.Verifier;

/** Array elements at indices that are not known. */
public class Elements {
    static int[] array = new int[4];

    public static void main(String[] args) throws Exception {
        int x = Verifier.nondetInt();
        if (x < 0 || x > 3 || args[0].equals("apart") && x == 2) {
            return;
        }
        Thread t = new Thread(() -> {
            if (args[0].equals("neighbours")) {
                array[x - 1 & 3]++;
            } else {
                array[2] = 1;
            }
        });
        t.start();
        int n = 0;
        if (args[0].equals("read")) {
            n = array[x];
        } else {
            array[x] = 5;
        }
        t.join();
    }
}
