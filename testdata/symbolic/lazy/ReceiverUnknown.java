// verdict: violated
// error:   java.lang.AssertionError
// twin:    ReceiverAsPassed
// paths:   7
// oracle:  skip
// set:     +symbolic.lazy=true +symbolic.lazy.this=true +symbolic.method=lazy.ReceiverUnknown$Account.withdraw(sym)
// The receiver is any object on which the call runs this method: an Account or a
// Savings, but not a Frozen, which overrides it; it is not null. A negative amount
// is refused before anybody asks for the receiver (1). For each of the two classes:
// more than the balance, a rest of less than 1000, a greater rest (2 * 3).
package lazy;

public class ReceiverUnknown {
    static class Account {
        int balance;

        void withdraw(int amount) {
            if (amount < 0 || amount > balance) {
                return;
            }
            balance -= amount;
            assert balance < 1000;
        }
    }

    static class Savings extends Account {
    }

    static class Frozen extends Account {
        @Override void withdraw(int amount) {
            throw new IllegalStateException();
        }
    }

    public static void main(String[] args) {
        new Account().withdraw(5);
    }
}
