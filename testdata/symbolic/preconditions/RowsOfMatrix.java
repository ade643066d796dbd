// verdict: safe
// set: +symbolic.method=preconditions.RowsOfMatrix.test(con#sym)
// paths: 1
// oracle: skip
// An element of an array of arrays at an index that is an input: only the second row is there.
package preconditions;

import gov.nasa.jpf.symbc.Preconditions;

public class RowsOfMatrix {
  @Preconditions("rows[i] != null && rows[i].length == 2 && rows[i][0] > rows[i][1]")
  static void test(int[][] rows, int i) {
    assert i == 1;
  }

  public static void main(String[] args) {
    test(new int[][] {null, {4, 2}, {2, 4}, {1}}, 0);
  }
}
