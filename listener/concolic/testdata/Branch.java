import gov.nasa.jpf.symbc.Debug;

public class Branch {
  public static void main(String[] args) {
    int x = Debug.makeSymbolicInteger("x");
    if (x > 5 && x != 77) {
      System.out.print("");
    }
  }
}
