// exit: 1
package errors;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.ExecutionException;

/** A long chain: checked, unchecked, error; suppressed with their own causes; common frames elided. */
public class CauseChain {
    static void read(String name) throws IOException {
        if (name.isEmpty()) {
            throw new IOException("cannot read '" + name + "'");
        }
        System.out.println("read " + name);
    }

    static void load(String name) {
        try {
            read(name);
        } catch (IOException e) {
            throw new UncheckedIOException("load failed", e);
        }
    }

    static void service(String... names) throws ExecutionException {
        Throwable first = null;
        for (String n : names) {
            try {
                load(n);
                Object[] os = new Integer[1];
                os[0] = n.length() > 3 ? (Object) n : 1;
            } catch (RuntimeException e) {
                if (first == null) {
                    first = e;
                } else {
                    first.addSuppressed(e);
                }
            }
        }
        if (first != null) {
            throw new ExecutionException("service", first);
        }
    }

    static class Job {
        final String[] names;

        Job(String... names) {
            this.names = names;
        }

        void run() {
            try {
                service(names);
            } catch (ExecutionException e) {
                AssertionError err = new AssertionError("job of " + names.length, e);
                err.addSuppressed(new Exception("context"));
                throw err;
            }
        }
    }

    public static void main(String[] args) {
        new Job("a", "b").run();
        try {
            new Job("").run();
        } catch (AssertionError e) {
            Throwable t = e;
            while (t != null) {
                System.out.println(t.getClass().getSimpleName() + " " + t.getMessage() + " " + t.getSuppressed().length);
                t = t.getCause();
            }
        }
        new Job("ok", "", "long name", "").run();
    }
}
