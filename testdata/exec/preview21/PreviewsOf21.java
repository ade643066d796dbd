// preview: 21
package preview21;

import java.util.List;
import java.util.concurrent.StructuredTaskScope;

/** What 21 has as previews: unnamed variables, string templates, scoped values, structured concurrency. */
class PreviewsOf21 {
    static final ScopedValue<Integer> DEPTH = ScopedValue.newInstance();

    record Pair(Object left, Object right) {
    }

    static String side(Object o) {
        return switch (o) {
            case Pair(String s, _) -> "left " + s;
            case Pair(_, String s) -> "right " + s;
            case Pair(_, _) -> "pair";
            default -> "none";
        };
    }

    public static void main(String[] args) throws Exception {
        for (Object o : List.of(new Pair("a", 1), new Pair(1, "b"), new Pair(1, 2), 3)) {
            System.out.println(side(o));
        }
        int total = 0;
        for (var _ : List.of(1, 2, 3)) {
            total++;
        }
        try {
            Integer.parseInt("x");
        } catch (NumberFormatException _) {
            System.out.println("not a number, " + total);
        }
        System.out.println(STR."\{total} and \{total + 1}");
        ScopedValue.where(DEPTH, 1).run(() -> {
            System.out.println(DEPTH.get());
            ScopedValue.where(DEPTH, 2).run(() -> System.out.println(DEPTH.get()));
        });
        System.out.println(ScopedValue.where(DEPTH, 5).call(() -> DEPTH.get() * 2));
        try (var scope = new StructuredTaskScope.ShutdownOnFailure()) {
            var one = scope.fork(() -> 1);
            var two = scope.fork(() -> 2);
            scope.join().throwIfFailed();
            System.out.println(one.get() + two.get());
        }
        try (var scope = new StructuredTaskScope.ShutdownOnSuccess<String>()) {
            scope.fork(() -> "won");
            System.out.println(scope.join().result());
        }
        try (var scope = new StructuredTaskScope.ShutdownOnFailure()) {
            scope.fork(() -> {
                throw new IllegalStateException("lost");
            });
            scope.join();
            System.out.println(scope.exception());
        }
    }
}
