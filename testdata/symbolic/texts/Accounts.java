// verdict: violated
// error: java.lang.AssertionError
// The check of a password ignores case where it should not.
package texts;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Accounts {
  static boolean login(String user, String password) {
    return user.equals("admin") && password.equalsIgnoreCase("Secret1");
  }

  public static void main(String[] args) {
    String password = Verifier.nondetString();
    if (login("admin", password)) {
      assert password.equals("Secret1");
    }
  }
}
