// verdict: safe
// set: +vm.identity_hashes=2
// oracle: skip
// A linked one keeps the order in which they came.
package choices;

import java.util.LinkedHashSet;
import java.util.Set;

class LinkedOrder {
    static final class Item {
        final int n;

        Item(int n) { this.n = n; }
    }

    public static void main(String[] args) {
        Set<Item> items = new LinkedHashSet<>();
        items.add(new Item(1));
        items.add(new Item(2));
        assert items.iterator().next().n == 1;
    }
}
