// verdict: safe
// Of two that add the same element one is refused.
package calls;

import java.util.concurrent.CopyOnWriteArrayList;

class CopyOnWriteArrayListWhole {
    public static void main(String[] args) throws Exception {
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();
        Thread t = new Thread(() -> {
            list.addIfAbsent(1);
            list.add(2);
        });
        t.start();
        boolean added = list.addIfAbsent(1);
        Object[] seen = list.toArray();
        t.join();
        System.out.println(added + " " + seen.length + " " + list);
        assert list.size() == 2 && list.indexOf(2) == 1;
    }
}
