package gov.nasa.jpf.symbc;

/** What tests ask about the path they are on. */
public class TestUtils {
  /** The path condition. */
  public static native String getPathCondition();

  /** The path condition with a value for each input. */
  public static native String getSolvedPathCondition();
}
