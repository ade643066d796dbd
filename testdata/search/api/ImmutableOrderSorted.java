// verdict: safe
// set: +vm.immutable_orders=6
// oracle: skip
// As ImmutableOrder, but the order is the program's, and the same for the whole of a run.
package api;

import java.util.ArrayList;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

class ImmutableOrderSorted {
    public static void main(String[] args) {
        Set<Integer> set = Set.of(1, 2, 3);
        assert new TreeSet<>(set).toString().equals("[1, 2, 3]");
        assert new ArrayList<>(set).equals(new ArrayList<>(set));
        assert Map.of(1, 2, 3, 4).get(3) == 4;
        System.runFinalization();
    }
}
