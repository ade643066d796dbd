import gov.nasa.jpf.vm.Verify;

/** A thousand states in a row of choices, half of them visited again. */
public class Large {
    static int sum;

    public static void main(String[] args) {
        for (int i = 0; i < 500; i++) {
            if (Verify.getBoolean() && i % 2 == 0) {
                sum = 1;
            }
        }
    }
}
