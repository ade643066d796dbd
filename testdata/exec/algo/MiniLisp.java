package algo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;

/** A LISP interpreter with closures, recursion, quoting, let, and big integers through long overflow checks. */
public class MiniLisp {
    static final class Symbol {
        private static final Map<String, Symbol> TABLE = new HashMap<>();
        final String name;

        private Symbol(String name) {
            this.name = name;
        }

        static Symbol of(String name) {
            return TABLE.computeIfAbsent(name, Symbol::new);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static final class Env {
        final Map<Symbol, Object> vars = new HashMap<>();
        final Env outer;

        Env(Env outer) {
            this.outer = outer;
        }

        Object get(Symbol s) {
            for (Env e = this; e != null; e = e.outer) {
                if (e.vars.containsKey(s)) {
                    return e.vars.get(s);
                }
            }
            throw new LispError("unbound variable " + s);
        }

        void set(Symbol s, Object v) {
            for (Env e = this; e != null; e = e.outer) {
                if (e.vars.containsKey(s)) {
                    e.vars.put(s, v);
                    return;
                }
            }
            throw new LispError("set of unbound " + s);
        }
    }

    static class LispError extends RuntimeException {
        LispError(String m) {
            super(m);
        }
    }

    @FunctionalInterface
    interface Fn {
        Object apply(List<Object> args);
    }

    static int depth;

    static Object eval(Object x, Env env) {
        if (x instanceof Symbol s) {
            return env.get(s);
        }
        if (!(x instanceof List)) {
            return x;
        }
        @SuppressWarnings("unchecked")
        List<Object> l = (List<Object>) x;
        if (l.isEmpty()) {
            return l;
        }
        if (l.get(0) instanceof Symbol head) {
            switch (head.name) {
                case "quote":
                    return l.get(1);
                case "if":
                    return truthy(eval(l.get(1), env)) ? eval(l.get(2), env) : l.size() > 3 ? eval(l.get(3), env)
                        : List.of();
                case "define": {
                    if (l.get(1) instanceof List<?> sig) {
                        env.vars.put((Symbol) sig.get(0), lambda(sig.subList(1, sig.size()), l, 2, env));
                        return sig.get(0);
                    }
                    env.vars.put((Symbol) l.get(1), eval(l.get(2), env));
                    return l.get(1);
                }
                case "set!":
                    env.set((Symbol) l.get(1), eval(l.get(2), env));
                    return l.get(1);
                case "lambda":
                    return lambda((List<?>) l.get(1), l, 2, env);
                case "let": {
                    Env inner = new Env(env);
                    for (Object b : (List<?>) l.get(1)) {
                        List<?> pair = (List<?>) b;
                        inner.vars.put((Symbol) pair.get(0), eval(pair.get(1), env));
                    }
                    return body(l, 2, inner);
                }
                case "begin":
                    return body(l, 1, env);
                case "and":
                case "or": {
                    boolean and = head.name.equals("and");
                    Object v = and;
                    for (int i = 1; i < l.size(); i++) {
                        v = eval(l.get(i), env);
                        if (truthy(v) != and) {
                            return v;
                        }
                    }
                    return v;
                }
                case "while": {
                    int n = 0;
                    while (truthy(eval(l.get(1), env))) {
                        body(l, 2, env);
                        n++;
                    }
                    return (long) n;
                }
                default:
            }
        }
        Object f = eval(l.get(0), env);
        if (!(f instanceof Fn)) {
            throw new LispError("not a function: " + show(f));
        }
        List<Object> args = new ArrayList<>();
        for (Object a : l.subList(1, l.size())) {
            args.add(eval(a, env));
        }
        if (++depth > 400) {
            depth = 0;
            throw new LispError("too deep");
        }
        try {
            return ((Fn) f).apply(args);
        } finally {
            depth--;
        }
    }

    static boolean truthy(Object o) {
        return !Boolean.FALSE.equals(o);
    }

    static Object body(List<Object> l, int from, Env env) {
        Object r = List.of();
        for (int i = from; i < l.size(); i++) {
            r = eval(l.get(i), env);
        }
        return r;
    }

    static Fn lambda(List<?> params, List<Object> form, int from, Env env) {
        return args -> {
            if (args.size() != params.size()) {
                throw new LispError("arity " + params.size() + " called with " + args.size());
            }
            Env inner = new Env(env);
            for (int i = 0; i < args.size(); i++) {
                inner.vars.put((Symbol) params.get(i), args.get(i));
            }
            return body(form, from, inner);
        };
    }

    static Fn fold(long unit, BinaryOperator<Long> op) {
        return args -> {
            if (args.isEmpty()) {
                return unit;
            }
            long acc = args.size() == 1 ? unit : (Long) args.get(0);
            for (int i = args.size() == 1 ? 0 : 1; i < args.size(); i++) {
                acc = op.apply(acc, (Long) args.get(i));
            }
            return acc;
        };
    }

    static Env global() {
        Env g = new Env(null);
        Map<String, Fn> p = new HashMap<>();
        p.put("+", fold(0, Math::addExact));
        p.put("-", fold(0, Math::subtractExact));
        p.put("*", fold(1, Math::multiplyExact));
        p.put("/", fold(1, (a, b) -> a / b));
        p.put("mod", fold(1, Math::floorMod));
        p.put("<", a -> (Long) a.get(0) < (Long) a.get(1));
        p.put("=", a -> a.get(0).equals(a.get(1)));
        p.put("not", a -> !truthy(a.get(0)));
        p.put("list", ArrayList::new);
        p.put("car", a -> ((List<?>) a.get(0)).get(0));
        p.put("cdr", a -> ((List<?>) a.get(0)).subList(1, ((List<?>) a.get(0)).size()));
        p.put("cons", a -> {
            List<Object> l = new ArrayList<>((List<?>) a.get(1));
            l.add(0, a.get(0));
            return l;
        });
        p.put("null?", a -> a.get(0) instanceof List<?> l && l.isEmpty());
        p.put("print", a -> {
            System.out.println("  out: " + show(a.get(0)));
            return a.get(0);
        });
        p.forEach((k, v) -> g.vars.put(Symbol.of(k), v));
        return g;
    }

    static String show(Object o) {
        if (o instanceof List<?> l) {
            StringBuilder sb = new StringBuilder("(");
            for (Object e : l) {
                sb.append(sb.length() > 1 ? " " : "").append(show(e));
            }
            return sb.append(")").toString();
        }
        if (o instanceof Fn) {
            return "#<fn>";
        }
        return o instanceof Boolean b ? b ? "#t" : "#f" : String.valueOf(o);
    }

    static List<Object> read(String text) {
        List<String> tokens = new ArrayList<>(Arrays.asList(
            text.replace("(", " ( ").replace(")", " ) ").replace("'", " ' ").trim().split("\\s+")));
        List<Object> forms = new ArrayList<>();
        while (!tokens.isEmpty()) {
            forms.add(form(tokens));
        }
        return forms;
    }

    static Object form(List<String> tokens) {
        if (tokens.isEmpty()) {
            throw new LispError("unexpected end");
        }
        String t = tokens.remove(0);
        switch (t) {
            case "(":
                List<Object> l = new ArrayList<>();
                while (!tokens.isEmpty() && !tokens.get(0).equals(")")) {
                    l.add(form(tokens));
                }
                if (tokens.isEmpty()) {
                    throw new LispError("missing )");
                }
                tokens.remove(0);
                return l;
            case ")":
                throw new LispError("unexpected )");
            case "'":
                return List.of(Symbol.of("quote"), form(tokens));
            case "#t":
                return true;
            case "#f":
                return false;
            default:
                try {
                    return Long.parseLong(t);
                } catch (NumberFormatException e) {
                    return Symbol.of(t);
                }
        }
    }

    public static void main(String[] args) {
        Env env = global();
        String[] programs = {
            "(+ 1 2 3) (- 5) (* 2 3 7) (/ 7 2) (mod -7 3)",
            "(define (fact n) (if (= n 0) 1 (* n (fact (- n 1))))) (fact 10) (fact 20) (fact 21)",
            "(define (fib n) (if (< n 2) n (+ (fib (- n 1)) (fib (- n 2))))) (fib 12)",
            "(define (map f l) (if (null? l) '() (cons (f (car l)) (map f (cdr l))))) (map (lambda (x) (* x x)) '(1 2 3 4))",
            "(define (counter) (let ((n 0)) (lambda () (set! n (+ n 1)) n))) (define c (counter)) (c) (c) (let ((d (counter))) (d)) (c)",
            "(define x 0) (define i 0) (while (< i 10) (set! x (+ x i)) (set! i (+ i 1))) x",
            "(and 1 2 #f 3) (and) (or #f 7) (or) (not #f) 'sym '(a (b c) 1)",
            "(define (filter p l) (if (null? l) l (if (p (car l)) (cons (car l) (filter p (cdr l))) (filter p (cdr l))))) (filter (lambda (x) (= 0 (mod x 3))) '(1 2 3 4 5 6 9 10))",
            "(define (compose f g) (lambda (x) (f (g x)))) ((compose fact (lambda (x) (+ x 1))) 4)",
            "(undefined 1)", "(1 2 3)", "(/ 1 0)", "(car '())", "(fact 1 2)", "(+ 1 'a)", "(if #f 1)",
            "(define (loop n) (loop (+ n 1))) (loop 0)", "(print (list 1 (list 2 #t) print))", "(+ 1", ")", "(set! nope 1)",
        };
        for (String p : programs) {
            try {
                StringBuilder sb = new StringBuilder();
                for (Object f : read(p)) {
                    Object v = eval(f, env);
                    sb.append(show(v)).append(" | ");
                    if (sb.length() > 200) {
                        break;
                    }
                }
                System.out.println(sb);
            } catch (LispError | ArithmeticException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            } catch (IndexOutOfBoundsException e) {
                System.out.println("index: " + e.getMessage());
            } catch (ClassCastException e) {
                System.out.println("cast");
            }
        }
        System.out.println(depth);
    }
}
