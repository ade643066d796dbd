import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import org.junit.Before;
import org.junit.Test;

// Runs the tests of classes and says how many there were.
public class RunTests {
    public static void main(String[] args) throws Exception {
        for (String name : args) {
            Class<?> c = Class.forName(name);
            int n = 0;
            for (Method m : c.getDeclaredMethods()) {
                Test t = m.getAnnotation(Test.class);
                if (t == null) {
                    continue;
                }
                Object o = c.getDeclaredConstructor().newInstance();
                for (Method before : c.getDeclaredMethods()) {
                    if (before.isAnnotationPresent(Before.class)) {
                        before.invoke(o);
                    }
                }
                Class<?> thrown = Test.None.class;
                try {
                    m.invoke(o);
                } catch (InvocationTargetException e) {
                    thrown = e.getCause().getClass();
                }
                if (!t.expected().isAssignableFrom(thrown)) {
                    throw new AssertionError(m + ": " + thrown);
                }
                n++;
            }
            System.out.println(name + ": " + n + " passed");
        }
    }
}
