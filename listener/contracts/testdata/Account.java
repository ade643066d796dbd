import gov.nasa.jpf.annotation.Ensures;
import gov.nasa.jpf.annotation.Invariant;
import gov.nasa.jpf.annotation.Requires;
import gov.nasa.jpf.vm.Verify;
import java.util.ArrayList;
import java.util.List;

/** An account whose contracts hold or not, by the argument. */
public class Account {
    interface Source {
        @Requires("amount > 0")
        @Ensures("Result within 0, amount")
        int take(int amount);
    }

    @Invariant({"balance >= 0", "log.size() == 0 || log != null && !log.isEmpty()", "limit within 100 +- 50"})
    static class Money implements Source {
        static int made;
        final List<String> log = new ArrayList<>();
        int balance;
        int limit = 100;

        @Requires("start >= 0")
        @Ensures({"balance == start", "made == \\old(made) + 1"})
        Money(int start) {
            balance = start;
            made++;
        }

        @Ensures("balance == \\old(balance) + amount && log.size() == \\old(log.size()) + 1")
        public void put(int amount) {
            balance += amount;
            if (balance == 3) {
                balance++; // a mistake
            }
            log.add("put");
            amount = 0; // the contract means what was passed
        }

        /** Less may be demanded than the interface does, not more. */
        @Override
        @Requires("amount == 0")
        public int take(int amount) {
            balance -= amount;
            helper();
            return balance >= 0 ? amount : -1;
        }

        /** The object may be inconsistent while its own methods call each other. */
        public void helper() {}

        /** What was true when a call began that has thrown does not matter to the next. */
        @Ensures("made == \\old(made) + 1")
        void makes(boolean fail) {
            made++;
            if (fail) throw new IllegalStateException();
        }

        @Requires("n >= 0")
        @Ensures("Result >= 1 && (n > 1 ==> Result >= n)")
        static int factorial(int n) {
            return n == 0 ? 1 : n * factorial(n - 1);
        }

        public void loops(int n) {
            while (true) {
                if (n-- == 0) return;
            }
        }

        /** Whose values after the choice are equal on all paths. */
        @Ensures("\\old(balance) < 2")
        public void forget() {
            balance = 0;
            Verify.getBoolean();
        }
    }

    static class Pure {
        final String name;

        Pure(String name) {
            this.name = name;
        }

        @Requires("name != null && name.length() > 0 ==> name instanceof String")
        @Ensures("Result == name")
        String name() {
            return name;
        }

        @Requires("name.length() > 1")
        void needsName() {}
    }

    static class Unclear {
        @Requires("nobody > 0")
        void unknown() {}

        @Ensures("1 +")
        void unfinished() {}
    }

    @Requires("a[0] < a[1] && a.length == 2")
    static void sorted(int[] a) {}

    public static void main(String[] args) {
        switch (Verify.getProperty("what")) {
            case "fine":
                Money m = new Money(Verify.getInt(0, 2));
                m.put(4);
                m.take(1);
                m.take(0);
                m.loops(3);
                for (int i = 0; i < 3; i++) {
                    try {
                        m.makes(Verify.getBoolean());
                    } catch (IllegalStateException e) {
                        // as expected
                    }
                }
                Money.factorial(5);
                sorted(new int[] {1, 2});
                new Pure("x").name();
                new Pure(null).name();
                break;
            case "constructor":
                new Money(-1);
                break;
            case "put":
                new Money(Verify.getInt(0, 1)).put(2);
                break;
            case "take":
                new Money(5).take(-1);
                break;
            case "invariant":
                new Money(5).take(6);
                break;
            case "limit":
                Money k = new Money(5);
                k.limit = 151;
                k.helper();
                break;
            case "old":
                new Money(Verify.getInt(1, 2)).forget();
                break;
            case "nothing":
                new Pure(null).needsName();
                break;
            case "recursion":
                Money.factorial(-1);
                break;
            case "sorted":
                sorted(new int[] {1, 1});
                break;
            case "unknown":
                new Unclear().unknown();
                break;
            case "unfinished":
                new Unclear().unfinished();
                break;
            default:
                throw new IllegalArgumentException();
        }
    }
}
