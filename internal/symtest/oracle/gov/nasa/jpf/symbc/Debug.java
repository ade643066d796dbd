package gov.nasa.jpf.symbc;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import org.sosy_lab.sv_benchmarks.Verifier;

/** Inputs by name from system properties, for a plain JVM. */
public class Debug {
  public static void assume(boolean condition) {
    Verifier.assume(condition);
  }

  public static int makeSymbolicInteger(String name) {
    return (int) Verifier.integer(name);
  }

  public static long makeSymbolicLong(String name) {
    return Verifier.integer(name);
  }

  public static short makeSymbolicShort(String name) {
    return (short) Verifier.integer(name);
  }

  public static byte makeSymbolicByte(String name) {
    return (byte) Verifier.integer(name);
  }

  public static char makeSymbolicChar(String name) {
    return (char) Verifier.integer(name);
  }

  public static boolean makeSymbolicBoolean(String name) {
    return Verifier.integer(name) != 0;
  }

  public static double makeSymbolicReal(String name) {
    return Verifier.real(name);
  }

  public static int addSymbolicInt(int value, String name) {
    return (int) Verifier.integer(name);
  }

  public static void makeFieldsSymbolic(String name, Object object) throws ReflectiveOperationException {
    for (Class<?> c = object.getClass(); c != null; c = c.getSuperclass()) {
      for (Field f : c.getDeclaredFields()) {
        Class<?> t = f.getType();
        if (Modifier.isStatic(f.getModifiers()) || !t.isPrimitive()) {
          continue;
        }
        f.setAccessible(true);
        String input = name + "." + f.getName();
        if (t == int.class) {
          f.setInt(object, (int) Verifier.integer(input));
        } else if (t == long.class) {
          f.setLong(object, Verifier.integer(input));
        } else if (t == boolean.class) {
          f.setBoolean(object, Verifier.integer(input) != 0);
        } else {
          throw new IllegalArgumentException(t + " is not supported here");
        }
      }
    }
  }
}
