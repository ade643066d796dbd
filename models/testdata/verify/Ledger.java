import gov.nasa.jpf.vm.Verify;

/** Counters, values and bits that survive backtracking. */
public class Ledger {
    public static void main(String[] args) {
        int v = Verify.getInt(0, 4);
        int order = Verify.incrementCounter(0);
        assert order == v + 1 : "depth first takes the values in order";
        Verify.setCounter(3, Verify.getCounter(3) + v);
        Verify.setBitInBitSet(1, v, true);
        Verify.setBitInBitSet(1, 2, false);
        Verify.putValue("last", v);
        Verify.incrementCounter(-1);
        assert Verify.getCounter(-1) == 0 && Verify.getValue("none") == Verify.NO_VALUE;
        assert Verify.getBitInBitSet(1, v) == (v != 2) && !Verify.getBitInBitSet(2, v);
        if (v == 4) {
            Verify.resetCounter(0);
        }
    }
}
