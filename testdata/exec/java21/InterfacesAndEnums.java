// release: 21
package java21;

import java.util.*;

/** Private and static methods of interfaces, nested enums, switches that yield. */
public class InterfacesAndEnums {
    interface Step {
        private String hidden() { return "h" + id(); }
        int id();
        default String show() { return hidden() + next().map(s -> ">" + s.show()).orElse("."); }
        Optional<Step> next();
        static Step chain(int from, int to) {
            record S(int id, Optional<Step> next) implements Step {}
            return new S(from, from == to ? Optional.empty() : Optional.of(chain(from + 1, to)));
        }
    }
    enum Op {
        PLUS { int on(int a, int b) { return a + b; } }, TIMES { int on(int a, int b) { return a * b; } };
        abstract int on(int a, int b);
    }

    static int day(Object o) {
        return switch (o) {
            case Op op when op == Op.PLUS -> op.on(1, 2);
            case Op op -> op.on(3, 4);
            case Integer i -> switch (i) {
                case 1, 7 -> 100;
                default -> {
                    int r = 0;
                    for (int k = 0; k < i; k++) {
                        r += k;
                    }
                    yield r;
                }
            };
            case String s -> switch (s) {
                case "a" -> 1;
                case String t when t.length() == 2 -> 2;
                default -> 3;
            };
            default -> -1;
        };
    }

    public static void main(String[] args) {
        System.out.println(Step.chain(1, 4).show());
        for (Object o : List.of(Op.PLUS, Op.TIMES, 1, 5, "a", "bb", "ccc", 2.0)) {
            System.out.print(day(o) + " ");
        }
        System.out.println();
        class Local<T extends Comparable<T>> {
            T max(List<? extends T> l) { return l.stream().max(Comparator.naturalOrder()).get(); }
        }
        System.out.println(new Local<Integer>().max(List.of(3, 9, 4)));
    }
}
