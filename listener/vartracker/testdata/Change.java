import gov.nasa.jpf.vm.Verify;

/** One variable changes in each state, others more seldom. */
public class Change {
    static int often;
    static int seldom;

    static void sum(int[] into, int n) {
        into[0] += n;
    }

    public static void main(String[] args) {
        int[] data = new int[1];
        for (int i = 0; i < 3; i++) {
            boolean b = Verify.getBoolean();
            often += b ? 2 : 1;
            sum(data, i);
        }
        seldom = 1;
    }
}
