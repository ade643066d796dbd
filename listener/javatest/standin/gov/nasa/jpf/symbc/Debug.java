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

  public static String makeSymbolicString(String name) {
    return Verifier.text(name);
  }

  public static String makeSymbolicString(String name, int size) {
    char[] c = new char[size];
    for (int i = 0; i < size; i++) {
      c[i] = makeSymbolicChar(name + i);
    }
    return new String(c);
  }

  public static int addSymbolicInt(int value, String name) {
    return (int) Verifier.integer(name);
  }

  public static long addSymbolicLong(long value, String name) {
    return Verifier.integer(name);
  }

  public static short addSymbolicShort(short value, String name) {
    return (short) Verifier.integer(name);
  }

  public static byte addSymbolicByte(byte value, String name) {
    return (byte) Verifier.integer(name);
  }

  public static char addSymbolicChar(char value, String name) {
    return (char) Verifier.integer(name);
  }

  public static double addSymbolicDouble(double value, String name) {
    return Verifier.real(name);
  }

  public static boolean addSymbolicBoolean(boolean value, String name) {
    return Verifier.integer(name) != 0;
  }

  public static void printPC(String message) {}

  public static void printHeapPC(String message) {}

  public static void printSymbolicRef(Object object, String message) {}

  public static boolean checkAccuracy(double value, double error) {
    return true;
  }

  public static void addCost(Object cost) {}

  public static void clearMeasurements() {}

  public static void setLastObservedInputSize(Object size) {}

  public static int getLastObservedInputSize() {
    return -1;
  }

  public static double getLastMeasuredMetricValue() {
    return 0.0;
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
        } else if (t == short.class) {
          f.setShort(object, (short) Verifier.integer(input));
        } else if (t == byte.class) {
          f.setByte(object, (byte) Verifier.integer(input));
        } else if (t == char.class) {
          f.setChar(object, (char) Verifier.integer(input));
        } else if (t == float.class) {
          f.setFloat(object, (float) Verifier.real(input));
        } else if (t == double.class) {
          f.setDouble(object, Verifier.real(input));
        } else if (t == boolean.class) {
          f.setBoolean(object, Verifier.integer(input) != 0);
        } else {
          throw new IllegalArgumentException(t + " is not supported here");
        }
      }
    }
  }
}
