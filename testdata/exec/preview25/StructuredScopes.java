// preview: 25
package preview25;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.StructureViolationException;
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;
import java.util.concurrent.StructuredTaskScope.Subtask;

/** Structured concurrency in its form of 25. */
class StructuredScopes {
    static final ScopedValue<String> USER = ScopedValue.newInstance();

    /** Is done with the first text. */
    static class FirstText implements Joiner<Object, String> {
        volatile String text;

        @Override
        public boolean onComplete(Subtask<? extends Object> subtask) {
            if (subtask.state() == Subtask.State.SUCCESS && subtask.get() instanceof String s) {
                text = s;
                return true;
            }
            return false;
        }

        @Override
        public String result() {
            return text;
        }
    }

    public static void main(String[] args) throws Exception {
        try (var scope = StructuredTaskScope.open()) {
            var a = scope.fork(() -> 1);
            var b = scope.fork(() -> "x");
            scope.join();
            System.out.println(a.get() + b.get() + a.state());
        }
        try (var scope = StructuredTaskScope.open(Joiner.<Integer>allSuccessfulOrThrow())) {
            for (int i = 0; i < 3; i++) {
                int n = i;
                scope.fork(() -> n * n);
            }
            System.out.println(scope.join().map(Subtask::get).toList());
        }
        try (var scope = StructuredTaskScope.open(Joiner.<String>anySuccessfulResultOrThrow())) {
            scope.fork(() -> "any");
            System.out.println(scope.join());
        }
        try (var scope = StructuredTaskScope.open()) {
            scope.fork(() -> {
                throw new IOException("bad");
            });
            scope.join();
        } catch (StructuredTaskScope.FailedException e) {
            System.out.println(e.getCause());
        }
        try (var scope = StructuredTaskScope.open(Joiner.awaitAll(), c -> c.withName("named").withTimeout(Duration.ofHours(1)))) {
            var failed = scope.fork(() -> {
                throw new IllegalStateException("kept");
            });
            scope.join();
            System.out.println(failed.state() + " " + failed.exception());
        }
        try (var scope = StructuredTaskScope.open(Joiner.awaitAll(), c -> c.withTimeout(Duration.ofMillis(10)))) {
            scope.fork(() -> {
                Thread.sleep(Duration.ofDays(1));
                return 1;
            });
            scope.join();
        } catch (StructuredTaskScope.TimeoutException e) {
            System.out.println("timed out");
        }
        try (var scope = StructuredTaskScope.open(new FirstText())) {
            scope.fork(() -> 1);
            scope.fork(() -> "text");
            System.out.println(scope.join() + " " + scope.isCancelled());
        }
        ScopedValue.where(USER, "me").run(() -> {
            try (var scope = StructuredTaskScope.open(Joiner.<String>allSuccessfulOrThrow())) {
                scope.fork(USER::get);
                scope.fork(() -> ScopedValue.where(USER, "other").call(USER::get));
                System.out.println(scope.join().map(Subtask::get).toList());
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        try (var scope = StructuredTaskScope.open()) {
            var early = scope.fork(() -> 1);
            try {
                early.get();
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
            scope.join();
        }
        var closed = StructuredTaskScope.open();
        closed.close();
        try {
            closed.fork(() -> 1);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try (var scope = StructuredTaskScope.open()) {
            Thread.ofVirtual().start(() -> {
                try {
                    scope.fork(() -> 1);
                } catch (WrongThreadException e) {
                    System.out.println(e.getMessage());
                }
            }).join();
            scope.join();
        }
        try {
            ScopedValue.where(USER, "left").run(StructuredTaskScope::open);
        } catch (StructureViolationException e) {
            System.out.println("violated " + List.of(e.getClass().getSimpleName()));
        }
    }
}
