// verdict: violated
// error: java.util.ConcurrentModificationException
// Removing while iterating is noticed by the next step, except before the last element.
package fail;

import gov.nasa.jpf.vm.Verify;
import java.util.ArrayList;
import java.util.List;

class Concurrent {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4));
        int victim = Verify.getInt(3, 4);
        for (Integer v : list) {
            if (v == victim) list.remove(v);
        }
    }
}
