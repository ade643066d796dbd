package algo;

import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** A recursive-descent parser whose trees are visited by generic visitors. */
public class VisitorCalculator {
    interface Visitor<R> {
        R num(double v);
        R bin(char op, Expr l, Expr r);
        R neg(Expr e);
        R var(String n);
        R call(String f, List<Expr> a);
    }
    interface Expr {
        <R> R accept(Visitor<R> v);
    }
    static class Parser {
        final String s;
        int p;
        Parser(String s) {
            this.s = s;
        }
        char peek() {
            while (p < s.length() && Character.isWhitespace(s.charAt(p))) p++;
            return p < s.length() ? s.charAt(p) : 0;
        }
        Expr expr() {
            Expr l = term();
            for (char c; (c = peek()) == '+' || c == '-'; ) {
                p++;
                l = bin(c, l, term());
            }
            return l;
        }
        Expr term() {
            Expr l = fac();
            for (char c; (c = peek()) == '*' || c == '/' || c == '%'; ) {
                p++;
                l = bin(c, l, fac());
            }
            return l;
        }
        Expr fac() {
            Expr b = un();
            if (peek() == '^') {
                p++;
                return bin('^', b, fac());
            }
            return b;
        }
        Expr un() {
            char c = peek();
            if (c == '-') {
                p++;
                Expr e = un();
                return new Expr() {
                    public <R> R accept(Visitor<R> v) {
                        return v.neg(e);
                    }
                };
            }
            if (c == '(') {
                p++;
                Expr e = expr();
                if (peek() != ')') throw new IllegalStateException("expected ) at " + p);
                p++;
                return e;
            }
            if (Character.isDigit(c) || c == '.') {
                int st = p;
                while (p < s.length() && (Character.isDigit(s.charAt(p)) || s.charAt(p) == '.')) p++;
                double d = Double.parseDouble(s.substring(st, p));
                return new Expr() {
                    public <R> R accept(Visitor<R> v) {
                        return v.num(d);
                    }
                };
            }
            if (Character.isLetter(c)) {
                int st = p;
                while (p < s.length() && Character.isLetterOrDigit(s.charAt(p))) p++;
                String n = s.substring(st, p);
                if (peek() == '(') {
                    p++;
                    List<Expr> as = new ArrayList<>();
                    if (peek() != ')') do as.add(expr());
                    while (peek() == ',' && p++ >= 0);
                    p++;
                    return new Expr() {
                        public <R> R accept(Visitor<R> v) {
                            return v.call(n, as);
                        }
                    };
                }
                return new Expr() {
                    public <R> R accept(Visitor<R> v) {
                        return v.var(n);
                    }
                };
            }
            throw new IllegalStateException("unexpected '" + c + "' at " + p);
        }
        static Expr bin(char o, Expr l, Expr r) {
            return new Expr() {
                public <R> R accept(Visitor<R> v) {
                    return v.bin(o, l, r);
                }
            };
        }
    }
    record Eval(Map<String, Double> env) implements Visitor<Double> {
        public Double num(double v) {
            return v;
        }
        public Double neg(Expr e) {
            return -e.accept(this);
        }
        public Double var(String n) {
            return Optional.ofNullable(env.get(n)).orElseThrow(() -> new NoSuchElementException("unbound " + n));
        }
        public Double bin(char o, Expr l, Expr r) {
            double a = l.accept(this), b = r.accept(this);
            return switch (o) {
                case '+' -> a + b;
                case '-' -> a - b;
                case '*' -> a * b;
                case '/' -> a / b;
                case '%' -> a % b;
                case '^' -> Math.pow(a, b);
                default -> throw new AssertionError(o);
            };
        }
        public Double call(String f, List<Expr> a) {
            double[] v = a.stream().mapToDouble(e -> e.accept(this)).toArray();
            return switch (f) {
                case "max" -> DoubleStream.of(v).max().orElse(Double.NaN);
                case "sqrt" -> Math.sqrt(v[0]);
                case "sum" -> DoubleStream.of(v).sum();
                default -> throw new UnsupportedOperationException(f);
            };
        }
    }
    static class Show implements Visitor<String> {
        public String num(double v) {
            return v == Math.rint(v) ? String.valueOf((long) v) : Double.toString(v);
        }
        public String neg(Expr e) {
            return "(-" + e.accept(this) + ")";
        }
        public String var(String n) {
            return n;
        }
        public String bin(char o, Expr l, Expr r) {
            return "(" + l.accept(this) + " " + o + " " + r.accept(this) + ")";
        }
        public String call(String f, List<Expr> a) {
            return a.stream().map(e -> e.accept(this)).collect(Collectors.joining(", ", f + "(", ")"));
        }
    }
    public static void main(String[] args) {
        Scanner in = new Scanner("1+2*3\n2^3^2\n-(4-6)*x\nmax(1,2,y/2) % 3\nsqrt(16)+sum()\n(1+\nfoo(1)\nz\n1/0\n$\n");
        Eval ev = new Eval(Map.of("x", 2.5, "y", 11.0));
        while (in.hasNextLine()) {
            String l = in.nextLine();
            try {
                Parser p = new Parser(l);
                Expr e = p.expr();
                System.out.printf("%-20s %s = %s%n", l, e.accept(new Show()), e.accept(ev));
            } catch (RuntimeException e) {
                System.out.println(l + " ! " + e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
    }
}
