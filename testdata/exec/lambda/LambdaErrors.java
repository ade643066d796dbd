package lambda;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Exceptions thrown in lambdas: frames, class casts by erasure, generic throws, wrapping. */
public class LambdaErrors {
    interface Thrower<X extends Exception> {
        void run() throws X;
    }

    interface Fn<A, B> {
        B call(A a) throws Exception;

        static <A, B> Function<A, Optional<B>> safe(Fn<A, B> f) {
            return a -> {
                try {
                    return Optional.ofNullable(f.call(a));
                } catch (Exception e) {
                    return Optional.empty();
                }
            };
        }

        static <A, B> Function<A, B> wrap(Fn<A, B> f) {
            return a -> {
                try {
                    return f.call(a);
                } catch (RuntimeException e) {
                    throw e;
                } catch (Exception e) {
                    throw new IllegalStateException("wrapped", e);
                }
            };
        }
    }

    static String frames(Throwable t) {
        StringBuilder sb = new StringBuilder();
        for (StackTraceElement e : t.getStackTrace()) {
            if (e.getClassName().startsWith("lambda.")) {
                sb.append(e.getMethodName()).append(' ');
            }
        }
        return sb.toString();
    }

    static int depth(int n, Supplier<Integer> leaf) {
        Supplier<Integer> next = () -> depth(n - 1, leaf);
        return n == 0 ? leaf.get() : next.get() + 1;
    }

    static <X extends Exception> void call(Thrower<X> t) throws X {
        t.run();
    }

    static void named() {
        throw new UnsupportedOperationException("method reference");
    }

    static class Ctor {
        Ctor() {
            throw new IllegalArgumentException("constructor reference");
        }
    }

    static void show(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " completed");
        } catch (Throwable t) {
            System.out.println(what + ": " + t.getClass().getSimpleName() + " " + t.getMessage() + (t.getCause() == null ? "" : " <- " + t.getCause().getMessage()) + " [" + frames(t).trim() + "]");
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) throws Exception {
        show("plain", () -> {
            throw new IllegalStateException("body");
        });
        show("nested", () -> {
            Runnable inner = () -> {
                throw new IllegalStateException("inner");
            };
            inner.run();
        });
        show("method ref", LambdaErrors::named);
        show("constructor ref", Ctor::new);
        show("depth", () -> depth(3, () -> 1 / 0));
        show("division in comparator", () -> Arrays.asList(3, 1, 2).sort((a, b) -> a / (b - b)));
        show("stream", () -> IntStream.range(0, 5).map(i -> 10 / (3 - i)).sum());
        show("stream lazy", () -> IntStream.range(0, 5).map(i -> 10 / (3 - i)));
        show("erased argument", () -> ((Function) (Function<String, Integer>) String::length).apply(5));
        show("erased lambda", () -> ((Function) (Function<String, Integer>) s -> s.length()).apply(5));
        show("erased result", () -> {
            Function raw = x -> x;
            Function<Integer, String> f = raw;
            String s = f.apply(5);
            System.out.println(s);
        });
        show("unboxing null", () -> {
            ToIntFunction<String> f = Integer::valueOf;
            Function<String, Integer> g = s -> null;
            System.out.println(f.applyAsInt("12"));
            int v = g.apply("x");
            System.out.println(v);
        });
        show("array", () -> {
            IntFunction<Object[]> f = String[]::new;
            Object[] os = f.apply(1);
            os[0] = 5;
        });
        try {
            call(() -> {
                throw new java.io.IOException("checked through generics");
            });
        } catch (java.io.IOException e) {
            System.out.println(e.getMessage());
        }
        LambdaErrors.<RuntimeException>call(() -> System.out.println("no exception"));
        System.out.println(List.of("1", "x", "3").stream().map(Fn.safe(Integer::parseInt)).collect(Collectors.toList()));
        show("wrapped", () -> Fn.<String, Object>wrap(s -> {
            throw new Exception("checked " + s);
        }).apply("q"));
        show("not wrapped", () -> Fn.<String, Object>wrap(s -> s.charAt(9)).apply("q"));
        Callable<Integer> c = () -> {
            try {
                return Integer.parseInt("bad");
            } catch (NumberFormatException e) {
                return -1;
            } finally {
                System.out.println("finally in lambda");
            }
        };
        System.out.println(c.call());
        Consumer<Object> sync = o -> {
            synchronized (o) {
                System.out.println("holding " + Thread.holdsLock(o));
                throw new IllegalMonitorStateException("leaving");
            }
        };
        Object lock = new Object();
        show("synchronized", () -> sync.accept(lock));
        System.out.println(Thread.holdsLock(lock));
        show("null function", () -> ((Function<String, String>) null).apply("x"));
        show("andThen null", () -> ((Function<String, String>) x -> x).andThen(null));
        show("assert", () -> {
            assert args.length > 5 : "in lambda";
        });
        int[] n = {0};
        Runnable[] self = new Runnable[1];
        self[0] = () -> {
            n[0]++;
            self[0].run();
        };
        try {
            self[0].run();
        } catch (StackOverflowError e) {
            System.out.println("overflow " + (n[0] > 300));
        }
        show("contract", () -> System.out.println(Comparator.<Integer>naturalOrder().compare(1, null)));
        Runnable twice = () -> show("inner show", () -> {
            throw new RuntimeException("deep");
        });
        show("outer show", twice);
    }
}
