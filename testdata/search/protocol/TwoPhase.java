// verdict: safe
// paths: 17
// Three participants vote one after the other; with all in favour the coordinator decides, unless it crashes and aborts.
// 8 votes, of which one has the further choice: 9 ways; then each of the yes-voters learns the decision or asks:
// the choice is made once, so all ends but the one where nobody voted yes double: 9 * 2 - 1.
package protocol;

import gov.nasa.jpf.vm.Verify;

class TwoPhase {
    public static void main(String[] args) {
        boolean[] vote = new boolean[3];
        boolean all = true, any = false;
        for (int i = 0; i < 3; i++) {
            vote[i] = Verify.getBoolean();
            all &= vote[i];
            any |= vote[i];
        }
        boolean commit = all && !Verify.getBoolean();
        boolean[] committed = new boolean[3];
        boolean asks = any && Verify.getBoolean();
        for (int i = 0; i < 3; i++) {
            if (vote[i]) committed[i] = commit; // told or asked: the same answer
        }
        for (int i = 0; i < 3; i++) assert committed[i] == commit || asks && false;
    }
}
