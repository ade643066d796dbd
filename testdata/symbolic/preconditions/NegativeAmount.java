// verdict: violated
// error: java.lang.AssertionError
// twin: EnoughMoney
// set: +symbolic.method=preconditions.NegativeAmount.take(sym) +symbolic.fields=instance
// paths: 2
// oracle: skip
// Nothing keeps the amount from being negative: the balance overflows.
package preconditions;

import gov.nasa.jpf.symbc.Preconditions;

public class NegativeAmount {
  int balance;

  @Preconditions("balance >= 0 && balance >= amount")
  void take(int amount) {
    balance -= amount;
    assert balance >= 0;
  }

  public static void main(String[] args) {
    new NegativeAmount().take(1);
  }
}
