// verdict: violated
// error: java.lang.AssertionError
// twin: CopyOnWriteArrayListWhole
// Main can see the list with one of the two elements.
package calls;

import java.util.concurrent.CopyOnWriteArrayList;

class CopyOnWriteArrayListBetween {
    public static void main(String[] args) throws Exception {
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();
        Thread t = new Thread(() -> {
            list.add(1);
            list.addIfAbsent(2);
        });
        t.start();
        int size = list.size();
        System.out.println(size);
        assert size != 1;
    }
}
