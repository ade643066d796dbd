// verdict: violated
// error: java.lang.AssertionError
// Months of 30 and 31 days; February of a leap year has one more than is claimed.
package features;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SwitchExpressions {
  static int days(int month, boolean leap) {
    return switch (month) {
      case 4, 6, 9, 11 -> 30;
      case 2 -> {
        int d = 28;
        if (leap) {
          d++;
        }
        yield d;
      }
      case 1, 3, 5, 7, 8, 10, 12 -> 31;
      default -> throw new IllegalArgumentException();
    };
  }

  public static void main(String[] args) {
    int m = Verifier.nondetInt();
    int year = Verifier.nondetInt();
    Verifier.assume(m >= 1 && m <= 12 && year > 1900 && year < 2100);
    int d = days(m, year % 4 == 0);
    assert d >= 30 || d == 28;
  }
}
