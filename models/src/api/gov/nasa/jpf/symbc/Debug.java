package gov.nasa.jpf.symbc;

/**
 * What a program under test says to symbolic execution. Outside of it, inputs are
 * 0 and questions are answered as if nothing were symbolic.
 */
public class Debug {
  /** Goes on only where the condition holds. */
  public static native void assume(boolean condition);

  public static native int makeSymbolicInteger(String name);

  public static native long makeSymbolicLong(String name);

  public static native short makeSymbolicShort(String name);

  public static native byte makeSymbolicByte(String name);

  public static native char makeSymbolicChar(String name);

  public static native boolean makeSymbolicBoolean(String name);

  public static native double makeSymbolicReal(String name);

  public static native String makeSymbolicString(String name);

  /** A String of the given length whose characters are symbolic. */
  public static native String makeSymbolicString(String name, int size);

  public static native int addSymbolicInt(int value, String name);

  public static native long addSymbolicLong(long value, String name);

  public static native short addSymbolicShort(short value, String name);

  public static native byte addSymbolicByte(byte value, String name);

  public static native char addSymbolicChar(char value, String name);

  public static native double addSymbolicDouble(double value, String name);

  public static native boolean addSymbolicBoolean(boolean value, String name);

  public static native boolean isSymbolicInteger(int value);

  public static native boolean isSymbolicLong(long value);

  public static native boolean isSymbolicShort(short value);

  public static native boolean isSymbolicByte(byte value);

  public static native boolean isSymbolicChar(char value);

  public static native String getSymbolicIntegerValue(int value);

  public static native String getSymbolicLongValue(long value);

  public static native String getSymbolicShortValue(short value);

  public static native String getSymbolicByteValue(byte value);

  public static native String getSymbolicCharValue(char value);

  public static native String getSymbolicBooleanValue(boolean value);

  public static native String getSymbolicRealValue(double value);

  public static native String getSymbolicStringValue(String value);

  /** The path condition with a value for each input. */
  public static native String getSolvedPC();

  public static native String getPC_prefix_notation();

  /** The path condition as a script for solvers that read SMT-LIB 2. */
  public static native String PC4Z3();

  /** The value as a term of such a script. */
  public static native String getSymbolicRealValue4Z3(double value);

  public static native void printPC(String message);

  public static native void printHeapPC(String message);

  public static native void printSymbolicRef(Object object, String message);

  /** Makes the object's fields of primitive types symbolic. */
  public static native void makeFieldsSymbolic(String name, Object object);

  public static native Object makeSymbolicRef(String name, Object object);

  public static native Object makeSymbolicNull(String name);

  public static boolean checkAccuracy(double value, double error) {
    return true;
  }

  public static native boolean matchAbstractState(Object state);

  public static void addCost(Object cost) {}

  public static void clearMeasurements() {}

  public static void setLastObservedInputSize(Object size) {}

  public static int getLastObservedInputSize() {
    return -1;
  }

  public static double getLastMeasuredMetricValue() {
    return 0.0;
  }
}
