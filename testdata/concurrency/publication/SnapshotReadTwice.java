// verdict: violated
// error: java.lang.AssertionError
// twin: ImmutableSnapshot
// The variable is read twice, and may hold two different lists.
package publication;

import java.util.List;

class SnapshotReadTwice {
    static volatile List<Integer> list = List.of(1);

    public static void main(String[] args) {
        new Thread(() -> list = List.of(2, 2)).start();
        assert list.size() == list.get(0);
    }
}
