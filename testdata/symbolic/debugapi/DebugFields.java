// verdict: violated
// error: java.lang.AssertionError
// paths: 2
// All fields of an object, inherited ones too, are inputs.
package debugapi;

import gov.nasa.jpf.symbc.Debug;

public class DebugFields {
  static class Base { int inherited; }
  static class Sub extends Base { long own; boolean flag; Object other; }
  public static void main(String[] args) {
    Sub s = new Sub();
    Debug.makeFieldsSymbolic("s", s);
    assert s.inherited + s.own != 7;
  }
}
