// verdict: violated
// error: java.lang.AssertionError
// set: +vm.immutable_orders=6
// oracle: skip
// A set may be walked through in any of six orders, from run to run.
package api;

import java.util.ArrayList;
import java.util.Set;

class ImmutableOrder {
    public static void main(String[] args) {
        assert !new ArrayList<>(Set.of(1, 2, 3)).toString().equals("[2, 1, 3]");
    }
}
