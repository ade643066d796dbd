// release: 25
package java25;

import java.util.*;

/** Scoped values: carriers kept, values asked of a carrier, null values, hashes of many. */
public class ScopedMore {
    public static void main(String[] args) throws Exception {
        List<ScopedValue<Integer>> many = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            many.add(ScopedValue.newInstance());
        }
        ScopedValue.Carrier c = ScopedValue.where(many.get(0), 0);
        for (int i = 1; i < 40; i++) {
            c = c.where(many.get(i), i);
        }
        ScopedValue.Carrier kept = c;
        int sum = kept.call(() -> {
            int s = 0;
            for (int round = 0; round < 3; round++) {
                for (ScopedValue<Integer> v : many) {
                    s += v.get();
                }
            }
            return s;
        });
        System.out.println(sum + " " + kept.get(many.get(17)));
        ScopedValue<String> n = ScopedValue.newInstance();
        ScopedValue.where(n, null).run(() -> System.out.println(n.get() + " " + n.isBound()));
        try {
            kept.get(ScopedValue.<Integer>newInstance());
        } catch (NoSuchElementException e) {
            System.out.println("no such");
        }
        try {
            n.orElse(null);
            System.out.println("null allowed");
        } catch (NullPointerException e) {
            System.out.println("null refused");
        }
    }
}
