package oracle;

import gov.nasa.jpf.vm.Verify;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;

/**
 * Runs programs along all their paths on a plain JVM, each path in a class loader of its own, and prints
 * "class verdict paths exception" for each: the first argument is the folder of their classes. It knows nothing of
 * states, so it is for programs whose paths all end.
 */
public class Oracle {
    private static final int MOST_PATHS = 200_000;

    public static void main(String[] args) throws Exception {
        PrintStream out = System.out;
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        for (int i = 1; i < args.length; i++) {
            out.println(args[i] + " " + judge(args[i], Path.of(args[0]).toUri().toURL()));
        }
    }

    private static String judge(String program, URL classes) throws Exception {
        Verify.reset();
        int paths = 0, runs = 0;
        do {
            if (++runs > MOST_PATHS) {
                return "endless " + paths + " -";
            }
            try (URLClassLoader loader = new URLClassLoader(new URL[] {classes})) {
                loader.setDefaultAssertionStatus(true);
                Method main = loader.loadClass(program).getDeclaredMethod("main", String[].class);
                main.setAccessible(true);
                main.invoke(null, (Object) new String[0]);
                paths++;
            } catch (InvocationTargetException e) {
                if (!Verify.wasGivenUp()) {
                    return "violated " + paths + " " + e.getCause().getClass().getName();
                }
            }
        } while (Verify.advance());
        return "safe " + paths + " -";
    }
}
