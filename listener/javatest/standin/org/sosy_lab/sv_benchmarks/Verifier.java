package org.sosy_lab.sv_benchmarks;

import java.util.HashMap;
import java.util.Map;

/** Inputs in their order from system properties, for a plain JVM. */
public final class Verifier {
  private static int made;
  private static final Map<String, Integer> names = new HashMap<>();

  /** What is assumed must hold for inputs that were reported. */
  public static void assume(boolean condition) {
    if (!condition) {
      throw new AssertionError("assumption violated");
    }
  }

  private static String literal(String name) {
    made++;
    int n = names.merge(name, 1, Integer::sum);
    String key = "input." + (n == 1 ? name : name + "_" + n);
    String text = System.getProperty(key);
    if (text == null) {
      throw new IllegalStateException("no input " + key);
    }
    return text;
  }

  /** An integer, char or boolean, from a Java expression. */
  public static long integer(String name) {
    String s = literal(name);
    if (s.startsWith("(")) {
      s = s.substring(s.indexOf(')') + 1).trim();
    }
    if (s.equals("true") || s.equals("false")) {
      return s.equals("true") ? 1 : 0;
    }
    if (s.startsWith("'")) {
      String c = s.substring(1, s.length() - 1);
      if (c.startsWith("\\u")) {
        return Integer.parseInt(c.substring(2), 16);
      }
      return c.translateEscapes().charAt(0);
    }
    return Long.parseLong(s.endsWith("L") ? s.substring(0, s.length() - 1) : s);
  }

  /** A float or double, from a Java expression. */
  public static double real(String name) {
    String s = literal(name);
    switch (s.substring(s.indexOf('.') + 1)) {
      case "NaN":
        return Double.NaN;
      case "POSITIVE_INFINITY":
        return Double.POSITIVE_INFINITY;
      case "NEGATIVE_INFINITY":
        return Double.NEGATIVE_INFINITY;
      default:
        return Double.parseDouble(s);
    }
  }

  /** A text, from a Java literal. */
  public static String text(String name) {
    String s = literal(name);
    StringBuilder b = new StringBuilder();
    for (int i = 1; i < s.length() - 1; i++) {
      char c = s.charAt(i);
      if (c != '\\') {
        b.append(c);
      } else if (s.charAt(++i) == 'u') {
        b.append((char) Integer.parseInt(s.substring(i + 1, i + 5), 16));
        i += 4;
      } else {
        char e = s.charAt(i);
        b.append(e == 'n' ? '\n' : e == 'r' ? '\r' : e);
      }
    }
    return b.toString();
  }

  private static String next(String type) {
    return "nondet" + type + "_" + (made + 1);
  }

  public static boolean nondetBoolean() {
    return integer(next("Boolean")) != 0;
  }

  public static byte nondetByte() {
    return (byte) integer(next("Byte"));
  }

  public static char nondetChar() {
    return (char) integer(next("Char"));
  }

  public static short nondetShort() {
    return (short) integer(next("Short"));
  }

  public static int nondetInt() {
    return (int) integer(next("Int"));
  }

  public static long nondetLong() {
    return integer(next("Long"));
  }

  public static float nondetFloat() {
    return (float) real(next("Float"));
  }

  public static double nondetDouble() {
    return real(next("Double"));
  }

  public static String nondetString() {
    return text(next("String"));
  }
}
