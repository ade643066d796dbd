// verdict: safe
// ends: 0
// oracle: skip
// A linked list used as a queue of at most three bits, for ever: 1 + 2 + 4 + 8 contents.
package matching;

import gov.nasa.jpf.vm.Verify;
import java.util.LinkedList;

class CyclicQueue {
    public static void main(String[] args) {
        LinkedList<Boolean> queue = new LinkedList<>();
        int size = 0;
        while (true) {
            if (Verify.getBoolean()) {
                if (size < 3) { queue.addLast(Verify.getBoolean()); size++; }
            } else if (size > 0) { queue.removeFirst(); size--; }
            assert queue.size() == size;
        }
    }
}
