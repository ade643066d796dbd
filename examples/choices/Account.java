import gov.nasa.jpf.vm.Verify;

/** Pays an amount in and another one out. Which amounts, somebody else decides. */
public class Account {
    public static void main(String[] args) {
        int balance = Verify.getInt("deposit") - Verify.getInt("withdrawal");
        assert balance >= 0 : "overdrawn: " + balance;
    }
}
