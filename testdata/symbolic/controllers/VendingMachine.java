// verdict: safe
// Money is never lost: what was paid is the price of what was sold, the credit and the change.
package controllers;

import org.sosy_lab.sv_benchmarks.Verifier;

public class VendingMachine {
  static int credit;
  static int sold;
  static int change;

  static void coin(int c) {
    switch (c) {
      case 1:
      case 2:
      case 5:
        credit += c;
        break;
      default:
        change += c;
    }
  }

  static void buy(int price) {
    if (price > 0 && price <= credit) {
      credit -= price;
      sold += price;
    } else {
      change += credit;
      credit = 0;
    }
  }

  public static void main(String[] args) {
    int paid = 0;
    for (int i = 0; i < 3; i++) {
      int what = Verifier.nondetInt();
      if (Verifier.nondetBoolean()) {
        paid += what;
        coin(what);
      } else {
        buy(what);
      }
      assert paid == credit + sold + change;
      assert credit >= 0 && sold >= 0;
    }
  }
}
