package org.sosy_lab.sv_benchmarks;

/**
 * The inputs of programs of software-verification suites. Every call makes a new
 * input, of which nothing is known but its type.
 */
public final class Verifier {
  public static native void assume(boolean condition);

  public static native boolean nondetBoolean();

  public static native byte nondetByte();

  public static native char nondetChar();

  public static native short nondetShort();

  public static native int nondetInt();

  public static native long nondetLong();

  public static native float nondetFloat();

  public static native double nondetDouble();

  public static native String nondetString();

  /** Returns what the factory makes of inputs of its own: every object that it can make. */
  public static <T> T nondetObject(Class<T> type, ObjectFactory<T> factory) {
    return factory.createObject();
  }
}
