// verdict: safe
// oracle:  skip
// One thread changes a list for ever, another one reads it: how often it was changed tells no two states apart.
package collections;

import java.util.ArrayList;
import java.util.List;

class ListReadForEver {
    static final List<String> LIST = new ArrayList<>(4);

    public static void main(String[] args) {
        new Thread(() -> {
            while (true) {
                LIST.add("x");
                LIST.remove(0);
            }
        }).start();
        while (true) {
            assert LIST.size() < 2;
        }
    }
}
