// verdict: incomplete
// set: +vm.serializer.class=.vm.serialize.TopFrameSerializer
// oracle: skip
// The caller's count grows for ever, and is not in the topmost frame.
package matching;

import gov.nasa.jpf.vm.Verify;

class TopFrame {
    public static void main(String[] args) {
        for (int n = 0; n >= 0; n += step()) {
        }
    }

    static int step() {
        boolean more = Verify.getBoolean();
        return more ? 1 : 2;
    }
}
