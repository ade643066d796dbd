// verdict: safe
// A new immutable list for each change: a reader has one list, whatever comes after.
package publication;

import java.util.List;

class ImmutableSnapshot {
    static volatile List<Integer> list = List.of(1);

    public static void main(String[] args) {
        new Thread(() -> list = List.of(1, 2)).start();
        List<Integer> mine = list;
        assert mine.get(mine.size() - 1) == mine.size();
    }
}
