// preview: 25
package preview25;

import java.util.Set;
import java.util.function.Supplier;

/** Stable values in their first form. */
class StableOnes {
    public static void main(String[] args) {
        var value = StableValue.<String>of();
        System.out.println(value + " " + value.isSet());
        System.out.println(value.orElseSet(() -> "first") + value.orElseSet(() -> "second") + value.trySet("third") + value.orElse("none"));
        try {
            value.setOrThrow("fourth");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Supplier<Integer> once = StableValue.supplier(() -> {
            System.out.println("computed");
            return 3;
        });
        System.out.println(once.get() + once.get());
        var list = StableValue.list(3, i -> {
            System.out.println("element " + i);
            return i * i;
        });
        System.out.println(list.get(2) + list.get(2) + " " + list.size());
        var function = StableValue.function(Set.of(1, 2), k -> k * 10);
        System.out.println(function.apply(2));
        try {
            function.apply(3);
        } catch (IllegalArgumentException e) {
            System.out.println("not among them");
        }
        Supplier<String> fails = StableValue.supplier(() -> {
            throw new IllegalStateException("again");
        });
        for (int i = 0; i < 2; i++) {
            try {
                fails.get();
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
