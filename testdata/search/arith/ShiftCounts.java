// verdict: safe
// paths: 30
// Shift counts keep five bits for int and six for long: shifting by 32 or 64 does nothing, by -1 it is by 31 or 63.
package arith;

import gov.nasa.jpf.vm.Verify;

class ShiftCounts {
    public static void main(String[] args) {
        int[] counts = {0, 1, 31, 32, 33, 63, 64, 65, -1, Integer.MIN_VALUE};
        int[] values = {1, -1, Integer.MIN_VALUE};
        int count = counts[Verify.getInt(0, 9)], value = values[Verify.getInt(0, 2)];
        assert value << count == value << (count & 31);
        assert value >>> count == value >>> Math.floorMod(count, 32);
        assert (long) value >> count == (long) value >> Math.floorMod(count, 64);
    }
}
