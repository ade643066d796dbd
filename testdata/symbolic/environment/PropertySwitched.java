// verdict: incomplete
// oracle: skip
// set: +symbolic.environment=true +symbolic.lazy=true
// Nor is a property that the JDK reads for the program, or how many processors there are.
package environment;

public class PropertySwitched {
  public static void main(String[] args) {
    assert !Boolean.getBoolean("switched");
    assert Runtime.getRuntime().availableProcessors() != 7;
  }
}
