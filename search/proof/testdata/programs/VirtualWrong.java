import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class VirtualWrong {
    static abstract class Account {
        protected int balance;

        abstract int fee();

        void take(int amount) {
            if (amount < 0 || amount > 1000 || balance < amount + fee()) return;
            balance -= amount + fee();
        }
    }

    static class Plain extends Account {
        @Override int fee() {
            return 1;
        }
    }

    static class Gold extends Account {
        @Override int fee() {
            return 0;
        }

        @Override void take(int amount) {
            if (balance == 200) balance -= amount;
            super.take(amount);
        }
    }

    public static void main(String[] args) {
        Account plain = new Plain();
        Account gold = new Gold();
        plain.balance = 100;
        gold.balance = 200;
        while (true) {
            Account a = Verifier.nondetBoolean() ? plain : gold;
            a.take(Verifier.nondetInt());
            assert plain.balance >= 0 && gold.balance >= 0;
        }
    }
}
