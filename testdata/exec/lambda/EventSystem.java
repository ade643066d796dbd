package lambda;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** A small program in functional style: event bus, state machine, interpreter table, church numerals. */
public class EventSystem {
    static class Bus {
        private final Map<Class<?>, List<Consumer<Object>>> handlers = new LinkedHashMap<>();
        private final List<Runnable> undo = new ArrayList<>();

        <E> Runnable on(Class<E> type, Consumer<? super E> c) {
            Consumer<Object> wrapped = o -> c.accept(type.cast(o));
            handlers.computeIfAbsent(type, k -> new ArrayList<>()).add(wrapped);
            Runnable off = () -> handlers.get(type).remove(wrapped);
            undo.add(off);
            return off;
        }

        void send(Object o) {
            handlers.forEach((type, list) -> {
                if (type.isInstance(o)) {
                    new ArrayList<>(list).forEach(h -> h.accept(o));
                }
            });
        }
    }

    enum State { IDLE, RUNNING, DONE }

    record Rule(State from, Predicate<String> when, Function<String, State> to) { }

    static State step(State s, String in, List<Rule> rules) {
        return rules.stream().filter(r -> r.from() == s && r.when().test(in)).findFirst().map(r -> r.to().apply(in)).orElse(s);
    }

    interface Church {
        <T> Function<T, T> apply(Function<T, T> f);

        static Church of(int n) {
            return n == 0 ? new Church() {
                @Override
                public <T> Function<T, T> apply(Function<T, T> f) { return x -> x; }
            } : of(n - 1).succ();
        }

        default Church succ() {
            Church me = this;
            return new Church() {
                @Override
                public <T> Function<T, T> apply(Function<T, T> f) { return x -> f.apply(me.apply(f).apply(x)); }
            };
        }

        default Church plus(Church o) {
            Church me = this;
            return new Church() {
                @Override
                public <T> Function<T, T> apply(Function<T, T> f) { return me.apply(f).andThen(o.apply(f)); }
            };
        }

        default Church times(Church o) {
            Church me = this;
            return new Church() {
                @Override
                public <T> Function<T, T> apply(Function<T, T> f) { return me.apply(o.apply(f)); }
            };
        }

        default int toInt() { return this.<Integer>apply(x -> x + 1).apply(0); }
    }

    static int rpn(String src) {
        Map<String, BiFunction<Integer, Integer, Integer>> ops = Map.of("+", Integer::sum, "-", (a, b) -> a - b, "*", (a, b) -> a * b, "/", (a, b) -> a / b, "max", Math::max);
        List<Integer> stack = new ArrayList<>();
        Supplier<Integer> pop = () -> stack.remove(stack.size() - 1);
        for (String tok : src.split("\\s+")) {
            BiFunction<Integer, Integer, Integer> op = ops.get(tok);
            if (op == null) {
                stack.add(Integer.parseInt(tok));
            } else {
                int b = pop.get(), a = pop.get();
                stack.add(op.apply(a, b));
            }
        }
        return pop.get();
    }

    sealed interface Trampoline<T> {
        record Done<T>(T value) implements Trampoline<T> { }

        record More<T>(Supplier<Trampoline<T>> next) implements Trampoline<T> { }

        default T run() {
            Trampoline<T> t = this;
            while (t instanceof More<T> m) {
                t = m.next().get();
            }
            return ((Done<T>) t).value();
        }
    }

    static Trampoline<Boolean> even(int n) { return n == 0 ? new Trampoline.Done<>(true) : new Trampoline.More<>(() -> odd(n - 1)); }

    static Trampoline<Boolean> odd(int n) { return n == 0 ? new Trampoline.Done<>(false) : new Trampoline.More<>(() -> even(n - 1)); }

    public static void main(String[] args) {
        Bus bus = new Bus();
        StringBuilder log = new StringBuilder();
        Runnable off = bus.on(String.class, s -> log.append("S:").append(s).append(' '));
        bus.on(Integer.class, i -> {
            log.append("I:").append(i).append(' ');
            if (i > 0) {
                bus.send(i - 1);
            }
        });
        bus.on(CharSequence.class, c -> log.append("len").append(c.length()).append(' '));
        bus.on(Object.class, o -> log.append(". "));
        bus.send("hey");
        bus.send(2);
        off.run();
        bus.send("again");
        bus.undo.forEach(Runnable::run);
        bus.send("silence");
        System.out.println(log);
        List<Rule> rules = List.of(new Rule(State.IDLE, "start"::equals, in -> State.RUNNING), new Rule(State.RUNNING, s -> s.startsWith("stop"), in -> in.endsWith("!") ? State.DONE : State.IDLE), new Rule(State.RUNNING, "start"::equals, in -> {
            throw new IllegalStateException("already " + State.RUNNING);
        }));
        State s = State.IDLE;
        StringBuilder path = new StringBuilder();
        for (String in : "noise start noise stop start start stop! start".split(" ")) {
            try {
                s = step(s, in, rules);
            } catch (IllegalStateException e) {
                path.append('(').append(e.getMessage()).append(") ");
            }
            path.append(s).append(' ');
        }
        System.out.println(path);
        Church three = Church.of(3), four = three.succ();
        System.out.println(three.plus(four).toInt() + " " + three.times(four).toInt() + " " + three.times(four).plus(three).times(four).<String>apply(x -> x + "i").apply("").length());
        System.out.println(rpn("3 4 + 2 *") + " " + rpn("10 2 8 max /") + " " + rpn("5 1 2 + 4 * + 3 -"));
        try {
            rpn("1 +");
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(even(5001).run() + " " + odd(5001).run());
        BiConsumer<String, Integer> line = (k, v) -> System.out.print(k + "=" + v + ";");
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (String w : "a rose is a rose is a rose".split(" ")) {
            counts.merge(w, 1, Integer::sum);
        }
        counts.replaceAll((k, v) -> v * k.length());
        counts.forEach(line.andThen((k, v) -> System.out.print(" ")));
        System.out.println();
        Function<Object, String> visitor = o -> o instanceof Integer i ? "int" + (i + 1) : o instanceof String t ? "str" + t.length() : "obj";
        System.out.println(List.of(1, "two", 3.0).stream().map(visitor).toList());
    }
}
