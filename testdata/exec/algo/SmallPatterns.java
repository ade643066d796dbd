// exit: 1
package algo;

import java.lang.ref.*;
import java.util.*;
import java.util.function.*;

/** Cleaners, caches, an event bus, undo, lazy values, builders, results, topological order. */
public class SmallPatterns {
    static int live;
    static class Res implements AutoCloseable {
        static final Cleaner C = Cleaner.create();
        private final Cleaner.Cleanable c;
        Res() {
            live++;
            c = C.register(this, () -> live--);
        }
        public void close() {
            c.clean();
        }
    }
    static class Lru<K, V> extends LinkedHashMap<K, V> {
        final int cap;
        Lru(int c) {
            super(16, 0.75f, true);
            cap = c;
        }
        @Override protected boolean removeEldestEntry(Map.Entry<K, V> e) {
            return size() > cap;
        }
    }
    static class Cache<K, V> {
        final Map<K, SoftReference<V>> m = new HashMap<>();
        int miss;
        V get(K k, Function<K, V> f) {
            SoftReference<V> r = m.get(k);
            V v = r == null ? null : r.get();
            if (v == null) {
                miss++;
                m.put(k, new SoftReference<>(v = f.apply(k)));
            }
            return v;
        }
    }
    static class Ev {
        final Map<Class<?>, List<Consumer<Object>>> hs = new LinkedHashMap<>();
        <T> void on(Class<T> c, Consumer<? super T> h) {
            hs.computeIfAbsent(c, k -> new ArrayList<>()).add(o -> h.accept(c.cast(o)));
        }
        int fire(Object o) {
            int n = 0;
            for (var e : hs.entrySet()) if (e.getKey().isInstance(o)) for (var h : e.getValue()) {
                h.accept(o);
                n++;
            }
            return n;
        }
    }
    static class Undo {
        final Deque<Runnable> u = new ArrayDeque<>(), r = new ArrayDeque<>();
        StringBuilder s = new StringBuilder();
        void type(String t) {
            s.append(t);
            u.push(() -> {
                s.setLength(s.length() - t.length());
                r.push(() -> type(t));
            });
        }
        void undo() {
            if (!u.isEmpty()) u.pop().run();
        }
        void redo() {
            if (!r.isEmpty()) r.pop().run();
        }
    }
    static class Lazy<T> implements Supplier<T> {
        private Supplier<? extends T> s;
        private T v;
        Lazy(Supplier<? extends T> s) {
            this.s = s;
        }
        public synchronized T get() {
            if (s != null) {
                v = s.get();
                s = null;
            }
            return v;
        }
    }
    static class Builder {
        private final StringBuilder sb = new StringBuilder();
        private int ind;
        Builder tag(String n, Consumer<Builder> body, String... attrs) {
            sb.append("  ".repeat(ind)).append('<').append(n);
            for (int i = 0; i < attrs.length; i += 2) sb.append(' ').append(attrs[i]).append("=\"").append(attrs[i
                    + 1]).append('"');
            if (body == null) sb.append("/>\n");
            else {
                sb.append(">\n");
                ind++;
                body.accept(this);
                ind--;
                sb.append("  ".repeat(ind)).append("</").append(n).append(">\n");
            }
            return this;
        }
        Builder text(String t) {
            sb.append("  ".repeat(ind)).append(t.replace("&", "&amp;").replace("<", "&lt;")).append('\n');
            return this;
        }
    }
    sealed interface Result<T> {
        record Ok<T>(T v) implements Result<T> {}
        record Err<T>(Exception e) implements Result<T> {}
        static <T> Result<T> of(java.util.concurrent.Callable<T> c) {
            try {
                return new Ok<>(c.call());
            } catch (Exception e) {
                return new Err<>(e);
            }
        }
        default <R> Result<R> map(Function<? super T, ? extends R> f) {
            if (this instanceof Ok<T> o) return Result.of(() -> f.apply(o.v()));
            return new Err<>(((Err<T>) this).e());
        }
        default T orElse(T d) {
            return this instanceof Ok<T> o ? o.v() : d;
        }
    }
    static class Graph {
        final Map<String, Set<String>> g = new TreeMap<>();
        void e(String a, String b) {
            g.computeIfAbsent(a, k -> new TreeSet<>()).add(b);
            g.computeIfAbsent(b, k -> new TreeSet<>());
        }
        List<String> topo() {
            Map<String, Integer> in = new TreeMap<>();
            g.forEach((k, v) -> {
                in.putIfAbsent(k, 0);
                v.forEach(x -> in.merge(x, 1, Integer::sum));
            });
            Deque<String> q = new ArrayDeque<>();
            in.forEach((k, v) -> {
                if (v == 0) q.add(k);
            });
            List<String> out = new ArrayList<>();
            while (!q.isEmpty()) {
                String n = q.poll();
                out.add(n);
                for (String m : g.get(n)) if (in.merge(m, -1, Integer::sum) == 0) q.add(m);
            }
            if (out.size() < g.size()) throw new IllegalStateException("cycle among "
                    + new TreeSet<>(in.entrySet().stream().filter(x ->
                    x.getValue() > 0).map(Map.Entry::getKey).toList()));
            return out;
        }
    }
    public static void main(String[] args) throws Exception {
        try (Res a = new Res(); Res b = new Res()) {
            System.out.println(live);
        }
        System.out.println(live);
        Lru<String, Integer> l = new Lru<>(2);
        l.put("a", 1);
        l.put("b", 2);
        l.get("a");
        l.put("c", 3);
        System.out.println(l.keySet());
        Cache<Integer, String> c = new Cache<>();
        for (int i : new int[]{1, 2, 1, 2, 3}) c.get(i, k -> "v" + k);
        System.out.println(c.miss);
        Ev ev = new Ev();
        StringBuilder log = new StringBuilder();
        ev.on(Integer.class, i -> log.append("i").append(i + 1));
        ev.on(Number.class, n -> log.append("n").append(n.doubleValue()));
        ev.on(String.class, log::append);
        System.out.println(ev.fire(4) + ev.fire("s") + ev.fire(2.5) + ev.fire('c') + " " + log);
        Undo u = new Undo();
        u.type("ab");
        u.type("cd");
        u.undo();
        u.type("X");
        u.undo();
        u.undo();
        u.redo();
        System.out.println(u.s);
        int[] n = {0};
        Lazy<Integer> lz = new Lazy<>(() -> ++n[0]);
        System.out.println(lz.get() + lz.get() + n[0]);
        System.out.print(new Builder().tag("html", h -> h.tag("p", p -> p.text("a < b & c"), "id", "x").tag("br",
                null)).sb);
        System.out.println(Result.of(() -> Integer.parseInt("5")).map(x -> x * 2).orElse(-1) + " "
                + Result.of(() -> Integer.parseInt("q")).map(x -> x * 2) + " "
                + Result.of(() -> "s").map(s -> s.charAt(3)));
        Graph g = new Graph();
        g.e("shirt", "tie");
        g.e("tie", "jacket");
        g.e("pants", "shoes");
        g.e("pants", "belt");
        g.e("belt", "jacket");
        System.out.println(g.topo());
        g.e("jacket", "shirt");
        try {
            g.topo();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        WeakHashMap<Object, String> w = new WeakHashMap<>();
        Object keep = new Object();
        w.put(keep, "k");
        for (int i = 0; i < 20; i++) w.put(new Object(), "t");
        for (int i = 0; i < 200 && w.size() > 1; i++) {
            System.gc();
            Thread.sleep(1);
        }
        System.out.println(w.size() + w.get(keep));
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("bye " + live)));
        Iterator<String> it = new Iterator<>() {
            int i;
            public boolean hasNext() {
                return i < 3;
            }
            public String next() {
                if (!hasNext()) throw new NoSuchElementException("i=" + i);
                return "e" + i++;
            }
        };
        Iterable<String> itb = () -> it;
        for (String s : itb) System.out.print(s);
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        StringBuilder fizz = new StringBuilder();
        for (int i = 1; i <= 15; i++) fizz.append(i % 15 == 0 ? "FizzBuzz" : i % 3 == 0 ? "Fizz" : i % 5 == 0
                ? "Buzz" : String.valueOf(i)).append(i < 15 ? "," : "\n");
        System.out.print(fizz);
        try {
            throw new Error("fatal");
        } finally {
            System.out.println("finally");
        }
    }
}
