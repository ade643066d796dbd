// release: 21
package java21;

import java.util.*;

/** Pattern switches as statements: fall through, yield, labels, loops. */
public class SwitchFlow {
    sealed interface Expr {}
    record Num(int n) implements Expr {}
    record Add(Expr a, Expr b) implements Expr {}
    record Mul(Expr a, Expr b) implements Expr {}
    record Neg(Expr e) implements Expr {}

    static int eval(Expr e) {
        return switch (e) {
            case Num(int n) -> n;
            case Add(Num(int a), Num(int b)) -> a + b;
            case Add(var a, var b) -> eval(a) + eval(b);
            case Mul(Num(int a), var b) when a == 0 -> 0;
            case Mul(var a, var b) -> eval(a) * eval(b);
            case Neg(Neg(var inner)) -> eval(inner);
            case Neg(var x) -> {
                int v = eval(x);
                yield -v;
            }
        };
    }

    static List<String> walk(List<?> items) {
        List<String> out = new ArrayList<>();
        loop:
        for (Object o : items) {
            switch (o) {
                case String s when s.startsWith("#"):
                    continue loop;
                case String s:
                    out.add("s" + s);
                    break;
                case Integer i when i == 0:
                    out.add("zero");
                    break;
                case Character c:
                    out.add("then");
                    break;
                case Double d:
                    break loop;
                default:
                    out.add("?");
            }
        }
        return out;
    }

    public static void main(String[] args) {
        Expr e = new Add(new Mul(new Num(3), new Neg(new Neg(new Num(4)))), new Neg(new Add(new Num(1), new Num(2))));
        System.out.println(eval(e) + " " + e);
        System.out.println(eval(new Mul(new Num(0), null)));
        System.out.println(walk(List.of("a", "#b", 0, 'c', 5, List.of(), 1.5, "never")));
        int total = 0;
        for (int i = 0; i < 2000; i++) {
            Object o = i % 3 == 0 ? (Object) i : i % 3 == 1 ? "t" + i : new Num(i);
            total += switch (o) {
                case Integer n when n % 2 == 0 -> n;
                case Integer n -> 1;
                case String s -> s.length();
                case Num(int n) -> n & 7;
                default -> throw new IllegalStateException();
            };
        }
        System.out.println(total);
    }
}
