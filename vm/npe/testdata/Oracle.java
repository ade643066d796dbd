import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;

/**
 * Calls every method without parameters of the named classes, on a new object
 * where it is not static, and prints which line of which method threw a
 * NullPointerException, and its message.
 */
public class Oracle {
    public static void main(String[] classes) throws Exception {
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        for (String name : classes) {
            Class<?> c = Class.forName(name);
            for (Method m : c.getDeclaredMethods()) {
                if (m.getParameterCount() != 0 || m.isSynthetic() || !m.getName().startsWith("c")) {
                    continue;
                }
                m.setAccessible(true);
                try {
                    m.invoke(Modifier.isStatic(m.getModifiers()) ? null : c.getDeclaredConstructor().newInstance());
                    out.println(m.getName() + "\tno exception");
                } catch (InvocationTargetException e) {
                    Throwable t = e.getCause();
                    StackTraceElement top = t.getStackTrace()[0];
                    out.println(m.getName() + "\t" + top.getClassName() + "\t" + top.getMethodName() + "\t" + top.getLineNumber()
                            + "\t" + (t instanceof NullPointerException ? t.getMessage() : t));
                }
            }
        }
        out.flush();
    }
}
