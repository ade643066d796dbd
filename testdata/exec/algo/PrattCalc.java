package algo;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

/** A top-down operator-precedence parser: expression trees, evaluation, printing, symbolic derivative. */
public class PrattCalc {
    sealed interface Expr permits Num, Var, Unary, Binary, Call {}

    record Num(double value) implements Expr {}

    record Var(String name) implements Expr {}

    record Unary(char op, Expr arg) implements Expr {}

    record Binary(char op, Expr left, Expr right) implements Expr {}

    record Call(String name, List<Expr> args) implements Expr {}

    enum Level {
        NONE, SUM, PRODUCT, PREFIX, POWER;

        static Level of(char op) {
            return switch (op) {
                case '+', '-' -> SUM;
                case '*', '/', '%' -> PRODUCT;
                case '^' -> POWER;
                default -> NONE;
            };
        }
    }

    static class Parser {
        final List<String> tokens = new ArrayList<>();
        int at;

        Parser(String s) {
            int i = 0;
            while (i < s.length()) {
                char c = s.charAt(i);
                int start = i;
                if (Character.isWhitespace(c)) {
                    i++;
                    continue;
                } else if (Character.isDigit(c)) {
                    while (i < s.length() && (Character.isDigit(s.charAt(i)) || s.charAt(i) == '.')) {
                        i++;
                    }
                } else if (Character.isLetter(c)) {
                    while (i < s.length() && Character.isLetterOrDigit(s.charAt(i))) {
                        i++;
                    }
                } else {
                    i++;
                }
                tokens.add(s.substring(start, i));
            }
            tokens.add("<end>");
        }

        String next() {
            return tokens.get(at++);
        }

        Expr parseAll() {
            Expr e = parse(Level.NONE);
            if (!tokens.get(at).equals("<end>")) {
                throw new IllegalArgumentException("unexpected " + tokens.get(at));
            }
            return e;
        }

        Expr parse(Level min) {
            String t = next();
            Expr left;
            char c = t.charAt(0);
            if (Character.isDigit(c)) {
                left = new Num(Double.parseDouble(t));
            } else if (c == '(') {
                left = parse(Level.NONE);
                expect(")");
            } else if (c == '-' || c == '+') {
                left = new Unary(c, parse(Level.PREFIX));
            } else if (Character.isLetter(c)) {
                left = tokens.get(at).equals("(") ? call(t) : new Var(t);
            } else {
                throw new IllegalArgumentException("unexpected " + t);
            }
            for (;;) {
                char op = tokens.get(at).charAt(0);
                Level level = tokens.get(at).length() == 1 ? Level.of(op) : Level.NONE;
                if (level.compareTo(min) <= 0) {
                    return left;
                }
                next();
                Level below = op == '^' ? Level.values()[level.ordinal() - 1] : level;
                left = new Binary(op, left, parse(below));
            }
        }

        Expr call(String name) {
            expect("(");
            List<Expr> args = new ArrayList<>();
            if (!tokens.get(at).equals(")")) {
                args.add(parse(Level.NONE));
                while (tokens.get(at).equals(",")) {
                    next();
                    args.add(parse(Level.NONE));
                }
            }
            expect(")");
            return new Call(name, List.copyOf(args));
        }

        void expect(String t) {
            String n = next();
            if (!n.equals(t)) {
                throw new IllegalArgumentException("expected " + t + " but saw " + n);
            }
        }
    }

    static final Map<Character, DoubleBinaryOperator> OPS = new HashMap<>();
    static final Map<String, DoubleUnaryOperator> FUNCTIONS = new HashMap<>();

    static {
        OPS.put('+', (a, b) -> a + b);
        OPS.put('-', (a, b) -> a - b);
        OPS.put('*', (a, b) -> a * b);
        OPS.put('/', (a, b) -> a / b);
        OPS.put('%', (a, b) -> a % b);
        OPS.put('^', Math::pow);
        FUNCTIONS.put("sin", Math::sin);
        FUNCTIONS.put("cos", Math::cos);
        FUNCTIONS.put("sqrt", Math::sqrt);
        FUNCTIONS.put("exp", Math::exp);
        FUNCTIONS.put("abs", Math::abs);
    }

    static double eval(Expr e, Map<String, Double> env) {
        if (e instanceof Num n) {
            return n.value();
        } else if (e instanceof Var v) {
            Double d = env.get(v.name());
            if (d == null) {
                throw new IllegalStateException("unbound " + v.name());
            }
            return d;
        } else if (e instanceof Unary u) {
            double d = eval(u.arg(), env);
            return u.op() == '-' ? -d : d;
        } else if (e instanceof Binary b) {
            return OPS.get(b.op()).applyAsDouble(eval(b.left(), env), eval(b.right(), env));
        } else if (e instanceof Call c) {
            if (c.name().equals("max")) {
                return c.args().stream().mapToDouble(a -> eval(a, env)).max().orElse(Double.NaN);
            }
            DoubleUnaryOperator f = FUNCTIONS.get(c.name());
            if (f == null || c.args().size() != 1) {
                throw new IllegalStateException("no function " + c.name() + "/" + c.args().size());
            }
            return f.applyAsDouble(eval(c.args().get(0), env));
        }
        throw new AssertionError();
    }

    static String lisp(Expr e) {
        if (e instanceof Num n) {
            return n.value() == Math.rint(n.value()) ? Long.toString((long) n.value()) : Double.toString(n.value());
        } else if (e instanceof Var v) {
            return v.name();
        } else if (e instanceof Unary u) {
            return "(" + u.op() + " " + lisp(u.arg()) + ")";
        } else if (e instanceof Binary b) {
            return "(" + b.op() + " " + lisp(b.left()) + " " + lisp(b.right()) + ")";
        }
        StringBuilder sb = new StringBuilder("(" + ((Call) e).name());
        ((Call) e).args().forEach(a -> sb.append(' ').append(lisp(a)));
        return sb.append(')').toString();
    }

    static Expr derive(Expr e, String x) {
        if (e instanceof Num) {
            return new Num(0);
        } else if (e instanceof Var v) {
            return new Num(v.name().equals(x) ? 1 : 0);
        } else if (e instanceof Unary u) {
            return new Unary(u.op(), derive(u.arg(), x));
        } else if (e instanceof Binary b) {
            Expr l = derive(b.left(), x);
            Expr r = derive(b.right(), x);
            return switch (b.op()) {
                case '+', '-' -> simplify(new Binary(b.op(), l, r));
                case '*' -> simplify(new Binary('+', simplify(new Binary('*', l, b.right())),
                    simplify(new Binary('*', b.left(), r))));
                case '^' -> simplify(new Binary('*', simplify(new Binary('*', b.right(),
                    simplify(new Binary('^', b.left(), simplify(new Binary('-', b.right(), new Num(1))))))), l));
                default -> throw new UnsupportedOperationException("d(" + b.op() + ")");
            };
        }
        throw new UnsupportedOperationException("d call");
    }

    static Expr simplify(Binary b) {
        if (b.left() instanceof Num l && b.right() instanceof Num r) {
            return new Num(OPS.get(b.op()).applyAsDouble(l.value(), r.value()));
        }
        Expr zero = new Num(0);
        Expr one = new Num(1);
        if (b.op() == '+' && b.left().equals(zero) || b.op() == '*' && b.left().equals(one)) {
            return b.right();
        }
        if ((b.op() == '+' || b.op() == '-') && b.right().equals(zero)
            || (b.op() == '*' || b.op() == '^') && b.right().equals(one)) {
            return b.left();
        }
        if (b.op() == '*' && (b.left().equals(zero) || b.right().equals(zero))) {
            return zero;
        }
        return b;
    }

    public static void main(String[] args) {
        Map<String, Double> env = Map.of("x", 3.0, "y", -0.5, "pi", Math.PI);
        String[] inputs = {"1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2", "-2 ^ 2", "10 - 4 - 3", "100 / 10 / 2", "7 % 4 * 2",
            "x * x + y", "sin(pi / 2) + cos(0)", "max(1, x, 2 * y, 2.75)", "sqrt(abs(y * 8))", "--x", "1 / 0", "-1 / 0",
            "0 / 0", "max()", "exp(1)", "1 +", "(1", "1 2", "foo(1)", "z + 1", "sin(1, 2)", "*3", "2 * (3 + )"};
        for (String s : inputs) {
            try {
                Expr e = new Parser(s).parseAll();
                System.out.println(s + " => " + lisp(e) + " = " + eval(e, env));
            } catch (IllegalArgumentException | IllegalStateException ex) {
                System.out.println(s + " => " + ex.getClass().getSimpleName() + ": " + ex.getMessage());
            }
        }
        for (String s : List.of("x", "x ^ 3", "3 * x ^ 2 + 2 * x + 1", "(x + 1) * (x - 1)", "-(x * y)", "x / 2")) {
            try {
                Expr d = derive(new Parser(s).parseAll(), "x");
                System.out.println("d/dx " + s + " = " + lisp(d) + " -> " + eval(d, env));
            } catch (UnsupportedOperationException ex) {
                System.out.println("d/dx " + s + ": " + ex.getMessage());
            }
        }
        Expr a = new Parser("f(1,x)+2").parseAll();
        Expr b = new Parser(" f( 1 , x ) + 2.0 ").parseAll();
        System.out.println(a.equals(b) + " " + (a.hashCode() == b.hashCode()));
        System.out.println(a);
    }
}
