import gov.nasa.jpf.vm.Verify;

public class Grow {
    static class Item {
        Item next;
        long a, b;
    }

    public static void main(String[] args) {
        int n = Verify.getInt(1, 3);
        Item list = null;
        int made = 0;
        try {
            for (int i = 0; i < 10 * n; i++) {
                Item item = new Item();
                item.next = list;
                list = item; // these stay
                new Item(); // these are garbage at once
                made++;
            }
        } catch (OutOfMemoryError e) {
            throw new IllegalStateException("got " + made);
        }
        if (Verify.getBoolean()) {
            list = null;
            Verify.breakTransition("dropped");
        }
    }
}
