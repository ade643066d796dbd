package algo;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/** A generic parser-combinator library with error positions, and four grammars written in it. */
public class ParserCombinators {
    sealed interface Result<T> permits Ok, Err {}

    record Ok<T>(T value, int at) implements Result<T> {}

    record Err<T>(String expected, int at) implements Result<T> {}

    @FunctionalInterface
    interface Parser<T> {
        Result<T> parse(String in, int at);

        default <R> Parser<R> map(Function<? super T, ? extends R> f) {
            return (in, at) -> parse(in, at) instanceof Ok<T> ok ? new Ok<>(f.apply(ok.value()), ok.at()) : fail(parse(in, at));
        }

        default <U, R> Parser<R> then(Supplier<Parser<U>> next, BiFunction<? super T, ? super U, ? extends R> f) {
            return (in, at) -> {
                Result<T> a = parse(in, at);
                if (!(a instanceof Ok<T> ok)) {
                    return fail(a);
                }
                Result<U> b = next.get().parse(in, ok.at());
                return b instanceof Ok<U> ok2 ? new Ok<>(f.apply(ok.value(), ok2.value()), ok2.at()) : fail(b);
            };
        }

        default <U> Parser<T> skip(Parser<U> next) {
            return then(() -> next, (a, b) -> a);
        }

        default <U> Parser<U> right(Parser<U> next) {
            return then(() -> next, (a, b) -> b);
        }

        default Parser<T> or(Parser<? extends T> other) {
            return (in, at) -> {
                Result<T> a = parse(in, at);
                if (a instanceof Ok) {
                    return a;
                }
                @SuppressWarnings("unchecked")
                Result<T> b = (Result<T>) other.parse(in, at);
                if (b instanceof Ok) {
                    return b;
                }
                Err<T> ea = (Err<T>) a;
                Err<T> eb = (Err<T>) b;
                return ea.at() > eb.at() ? ea : eb.at() > ea.at() ? eb : new Err<>(ea.expected() + " or " + eb.expected(), at);
            };
        }

        default Parser<List<T>> many() {
            return (in, at) -> {
                List<T> out = new ArrayList<>();
                int p = at;
                while (parse(in, p) instanceof Ok<T> ok && ok.at() > p) {
                    out.add(ok.value());
                    p = ok.at();
                }
                return new Ok<>(out, p);
            };
        }

        default Parser<Optional<T>> optional() {
            return this.<Optional<T>>map(Optional::of).or((in, at) -> new Ok<>(Optional.empty(), at));
        }

        default <U> Parser<List<T>> separated(Parser<U> sep) {
            return this.<List<T>, List<T>>then(() -> sep.right(this).many(), (x, xs) -> {
                List<T> l = new ArrayList<>(List.of(x));
                l.addAll(xs);
                return l;
            }).or((in, at) -> new Ok<>(Collections.emptyList(), at));
        }

        default Parser<T> chain(Parser<BiFunction<T, T, T>> op) {
            return then(() -> op.<T, Map.Entry<BiFunction<T, T, T>, T>>then(() -> this, Map::entry).many(), (first, rest) -> {
                T acc = first;
                for (Map.Entry<BiFunction<T, T, T>, T> e : rest) {
                    acc = e.getKey().apply(acc, e.getValue());
                }
                return acc;
            });
        }

        default String run(String in) {
            Result<T> r = parse(in, 0);
            if (r instanceof Err<T> e) {
                return "error at " + e.at() + ": expected " + e.expected();
            }
            Ok<T> ok = (Ok<T>) r;
            return ok.at() < in.length() ? "rest '" + in.substring(ok.at()) + "' after " + ok.value() : String.valueOf(ok.value());
        }
    }

    static <R> Result<R> fail(Result<?> r) {
        Err<?> e = (Err<?>) r;
        return new Err<>(e.expected(), e.at());
    }

    static Parser<String> token(String s) {
        Parser<String> p = (in, at) -> in.startsWith(s, at) ? new Ok<>(s, at + s.length()) : new Err<>("'" + s + "'", at);
        return p.skip(spaces());
    }

    static Parser<String> spaces() {
        return (in, at) -> {
            int e = at;
            while (e < in.length() && in.charAt(e) == ' ') {
                e++;
            }
            return new Ok<>("", e);
        };
    }

    static Parser<String> regex(String name, String re) {
        java.util.regex.Pattern p = java.util.regex.Pattern.compile(re);
        Parser<String> q = (in, at) -> {
            java.util.regex.Matcher m = p.matcher(in).region(at, in.length());
            return m.lookingAt() ? new Ok<>(m.group(), m.end()) : new Err<>(name, at);
        };
        return q.skip(spaces());
    }

    static Parser<Integer> arithmetic() {
        Parser<Integer> number = regex("number", "\\d+").map(Integer::valueOf);
        class Grammar {
            Parser<Integer> factor() {
                return number.or(token("(").then(this::sum, (a, b) -> b).skip(token(")"))).or(token("-").then(this::factor, (a, b) -> -b));
            }

            Parser<Integer> product() {
                return factor().chain(token("*").<BiFunction<Integer, Integer, Integer>>map(o -> (a, b) -> a * b).or(token("/").map(o -> (a, b) -> a / b)));
            }

            Parser<Integer> sum() {
                return (in, at) -> product().chain(token("+").<BiFunction<Integer, Integer, Integer>>map(o -> Integer::sum).or(token("-").map(o -> (a, b) -> a - b))).parse(in, at);
            }
        }
        return new Grammar().sum();
    }

    static Parser<Object> json() {
        Parser<Object>[] value = new Parser[1];
        Parser<Object> lazy = (in, at) -> value[0].parse(in, at);
        Parser<String> string = regex("string", "\"[^\"]*\"").map(s -> s.substring(1, s.length() - 1));
        Parser<Object> object = token("{").right(string.skip(token(":")).<Object, Map.Entry<String, Object>>then(() -> lazy, Map::entry).separated(token(","))).skip(token("}")).map(l -> {
            Map<String, Object> m = new TreeMap<>();
            l.forEach(e -> m.put(e.getKey(), e.getValue()));
            return m;
        });
        Parser<Object> array = token("[").right(lazy.separated(token(","))).skip(token("]")).map(l -> l);
        value[0] = object.or(array).or(string.map(s -> (Object) ('\'' + s + '\''))).or(regex("number", "-?\\d+(\\.\\d+)?").map(Double::valueOf)).or(token("true").map(s -> (Object) true)).or(token("null").map(s -> (Object) "nil"));
        return spaces().right(value[0]);
    }

    public static void main(String[] args) {
        Parser<Integer> a = arithmetic();
        for (String s : List.of("1 + 2 * 3", "(1 + 2) * 3", "10 - 4 - 3", "2 * (3 + -4) / 1", "((((7))))", "1 +", "(1", "x", "1 2", "8 / 2 / 2")) {
            System.out.println(s + " => " + a.run(s));
        }
        try {
            a.run("1 / 0");
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        Parser<Object> j = json();
        for (String s : List.of("{\"a\": [1, 2.5, true], \"b\": {\"c\": null}}", "[]", "{}", "[1, 2", "{\"a\" 1}", " \"str\"", "[[[]]]", "nope", "[1,]")) {
            System.out.println(s + " => " + j.run(s));
        }
        Parser<List<String>> csv = regex("cell", "[^,;]*").separated(token(","));
        System.out.println(csv.run("a,b c,d") + " " + csv.run("") + " " + csv.run("x;y"));
        Parser<String> date = regex("year", "\\d{4}").skip(token("-")).then(() -> regex("month", "\\d\\d").<String, String>then(() -> token("-").right(regex("day", "\\d\\d")).optional().map(d -> d.orElse("01")), (m, d) -> d + "." + m), (y, md) -> md + "." + y);
        System.out.println(date.run("2024-02-29") + " " + date.run("2024-02") + " " + date.run("2024/02") + " " + date.run("24"));
    }
}
