// verdict: safe
// set: +symbolic.method=preconditions.EnoughMoney.take(sym) +symbolic.fields=instance
// paths: 1
// oracle: skip
// Fields are inputs, too, and this.balance is one: it covers the amount.
package preconditions;

import gov.nasa.jpf.symbc.Preconditions;

public class EnoughMoney {
  int balance;

  @Preconditions("amount >= 0 && this.balance >= amount")
  void take(int amount) {
    balance -= amount;
    assert balance >= 0;
  }

  public static void main(String[] args) {
    new EnoughMoney().take(1);
  }
}
