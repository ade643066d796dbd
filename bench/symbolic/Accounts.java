import gov.nasa.jpf.vm.Verify;

/**
 * Sequences of operations on two bank accounts: which one it is, is chosen; amounts are unknown. No money is made, and no
 * account is overdrawn beyond its limit.
 */
public class Accounts {
    private static final long LIMIT = 1000;

    private final long[] balances = new long[2];
    private long paidIn;
    private int refused;

    void deposit(int account, int amount) {
        if (amount <= 0) {
            refused++;
            return;
        }
        balances[account] += amount;
        paidIn += amount;
    }

    void withdraw(int account, int amount) {
        if (amount <= 0 || balances[account] - amount < -LIMIT) {
            refused++;
            return;
        }
        balances[account] -= amount;
        paidIn -= amount;
    }

    void transfer(int from, int amount) {
        if (amount <= 0 || balances[from] - amount < -LIMIT) {
            refused++;
            return;
        }
        balances[from] -= amount;
        balances[1 - from] += amount;
    }

    void operate(int operation, int account, int amount) {
        switch (operation) {
            case 0:
                deposit(account, amount);
                break;
            case 1:
                withdraw(account, amount);
                break;
            default:
                transfer(account, amount);
        }
        assert balances[0] + balances[1] == paidIn;
        assert balances[account] >= -LIMIT;
    }

    public static void main(String[] args) {
        Accounts accounts = new Accounts();
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 3;
        for (int i = 0; i < n; i++) {
            accounts.operate(Verify.getInt(0, 2), Verify.getInt(0, 1), 0);
        }
    }
}
