import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.Writer;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

/**
 * Runs tests, each in classes of its own and for a limited time, and writes down what left them. Arguments: the file with the
 * results, milliseconds for a test, the class path of the tests, and their classes. Each has a line "start CLASS" and one that
 * tells of its end; whoever has only the first has ended this program.
 */
final class Runner {
    private static Writer out;

    public static void main(String[] args) throws Exception {
        out = Files.newBufferedWriter(Path.of(args[0]), StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        long millis = Long.parseLong(args[1]);
        List<URL> urls = new ArrayList<>();
        for (String entry : args[2].split(File.pathSeparator)) {
            if (!entry.isEmpty()) {
                urls.add(new File(entry).toURI().toURL());
            }
        }
        System.setOut(new PrintStream(OutputStream.nullOutputStream(), true));
        System.setErr(new PrintStream(OutputStream.nullOutputStream(), true));
        System.setIn(new ByteArrayInputStream(new byte[0]));
        Properties properties = (Properties) System.getProperties().clone();
        for (int i = 3; i < args.length; i++) {
            System.setProperties((Properties) properties.clone());
            if (!run(args[i], urls.toArray(new URL[0]), millis)) {
                break; // its thread goes on for ever
            }
        }
        Runtime.getRuntime().halt(0);
    }

    private static boolean run(String test, URL[] urls, long millis) throws Exception {
        line("start", test, "", "", "");
        Throwable[] left = new Throwable[1];
        Thread t = new Thread(() -> {
            try (URLClassLoader loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader())) {
                loader.setDefaultAssertionStatus(true);
                Thread.currentThread().setContextClassLoader(loader);
                loader.loadClass(test).getMethod("run").invoke(null);
            } catch (InvocationTargetException e) {
                left[0] = e.getCause();
            } catch (Throwable e) {
                left[0] = new IllegalStateException("the test could not be run", e);
            }
        });
        t.setDaemon(true);
        t.start();
        t.join(millis);
        if (t.isAlive()) {
            line("timeout", test, "", "", "");
            return false;
        }
        if (left[0] == null) {
            line("returned", test, "", "", "");
            return true;
        }
        StringBuilder stack = new StringBuilder();
        // Of where an initialiser has failed only the cause tells.
        Throwable next;
        for (Throwable e = left[0]; e != null; e = next) {
            StackTraceElement[] frames = e.getStackTrace();
            for (int i = 0; i < frames.length && i < 200; i++) {
                stack.append(frames[i].getClassName()).append(' ').append(frames[i].getMethodName()).append(' ').append(frames[i].getLineNumber()).append('|');
            }
            next = e.getClass() == ExceptionInInitializerError.class ? e.getCause() : null;
        }
        String message;
        try {
            message = String.valueOf(left[0].getMessage());
        } catch (Throwable e) {
            message = "";
        }
        line("threw", test, left[0].getClass().getName(), message, stack.toString());
        return true;
    }

    private static void line(String... parts) throws IOException {
        for (int i = 0; i < parts.length; i++) {
            String part = parts[i].length() > 20000 ? parts[i].substring(0, 20000) : parts[i];
            out.write(part.replace('\t', ' ').replace('\n', ' ').replace('\r', ' '));
            out.write(i + 1 < parts.length ? '\t' : '\n');
        }
        out.flush();
    }
}
