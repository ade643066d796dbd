// verdict: safe
// oracle: skip
// A list that was changed and changed back counts it, and a subclass tells.
package caches;

import gov.nasa.jpf.vm.Verify;
import java.util.ArrayList;

class CountOfEither {
    static class Counted extends ArrayList<String> {
        int modifications() {
            return modCount;
        }
    }

    static void change(Counted list) {
        if (Verify.getBoolean()) {
            list.add("");
            list.clear();
        }
    }

    public static void main(String[] args) {
        Counted list = new Counted();
        list.add("");
        list.clear();
        int before = list.modifications();
        change(list);
        boolean again = Verify.getBoolean();
        boolean changed = list.modifications() != before;
        assert changed || list.modifications() == before;
    }
}
