// verdict: violated
// error: java.lang.AssertionError
// twin: LinkedOrder
// set: +vm.identity_hashes=2
// oracle: skip
// The order of a HashSet of objects without a hashCode of their own is that of their addresses.
package choices;

import java.util.HashSet;
import java.util.Set;

class HashOrder {
    static final class Item {
        final int n;

        Item(int n) { this.n = n; }
    }

    public static void main(String[] args) {
        Set<Item> items = new HashSet<>();
        items.add(new Item(1));
        items.add(new Item(2));
        assert items.iterator().next().n == 1;
    }
}
