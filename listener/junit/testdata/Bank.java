package bank;

// An account that a driver calls twice or three times.
public class Bank {
    static class Insufficient extends Exception {
        Insufficient(String message) {
            super(message);
        }
    }

    static int transfers;

    private int balance;
    private final String owner;

    Bank() {
        this("nobody");
    }

    private Bank(String owner) {
        this.owner = owner;
    }

    void deposit(int amount) {
        if (amount <= 0) {
            throw new IllegalArgumentException("not positive: " + (amount <= 0));
        }
        balance += amount;
    }

    int withdraw(int amount, String note) throws Insufficient {
        if (amount > balance) {
            throw new Insufficient(note);
        }
        balance -= amount;
        return balance;
    }

    static void count(boolean one) {
        transfers += one ? 1 : 2;
    }

    void forever(int x) {
        while (x > 0) {
            x--;
        }
    }

    public static void main(String[] args) throws Exception {
        Bank b = new Bank();
        switch (args[0]) {
            case "two":
                b.deposit(1);
                b.withdraw(1, "a \"note\"");
                break;
            case "caught":
                try {
                    b.withdraw(1, null);
                } catch (Insufficient e) {
                    b.balance = 10; // nobody's call
                }
                b.deposit(1);
                break;
            case "objects":
                Bank other = new Bank("ann");
                b.deposit(1);
                other.deposit(2);
                count(true);
                b.deposit(3);
                break;
            case "released":
                for (int i = 0; i < 2; i++) {
                    new Bank().deposit(1);
                    System.gc();
                    gov.nasa.jpf.vm.Verify.getBoolean();
                }
                break;
            case "forever":
                b.forever(1);
                break;
        }
    }
}
