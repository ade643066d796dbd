package algo;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** A bank with account kinds, a transaction journal, rollback on failure, interest and statements. */
public class BankSim {
    enum Kind {
        CHECKING("0.00") {
            @Override
            BigDecimal floor() {
                return new BigDecimal("-100.00");
            }
        },
        SAVINGS("2.50"), GOLD("3.125");

        final BigDecimal rate;

        Kind(String rate) {
            this.rate = new BigDecimal(rate);
        }

        BigDecimal floor() {
            return BigDecimal.ZERO;
        }
    }

    static class BankException extends Exception {
        BankException(String message) {
            super(message);
        }

        BankException(String message, Throwable cause) {
            super(message, cause);
        }
    }

    static final class InsufficientFunds extends BankException {
        final BigDecimal missing;

        InsufficientFunds(Account a, BigDecimal missing) {
            super(a.id + " lacks " + missing);
            this.missing = missing;
        }
    }

    abstract static class Account implements Comparable<Account> {
        final String id;
        final Kind kind;
        private BigDecimal balance = BigDecimal.ZERO.setScale(2);

        Account(String id, Kind kind) {
            this.id = id;
            this.kind = kind;
        }

        void change(BigDecimal amount) throws InsufficientFunds {
            BigDecimal next = balance.add(amount).setScale(2, RoundingMode.HALF_EVEN);
            if (next.compareTo(kind.floor()) < 0) {
                throw new InsufficientFunds(this, kind.floor().subtract(next));
            }
            balance = next;
        }

        BigDecimal balance() {
            return balance;
        }

        BigDecimal interest() {
            return balance.signum() <= 0 ? BigDecimal.ZERO
                : balance.multiply(kind.rate).divide(BigDecimal.valueOf(1200), 2, RoundingMode.HALF_EVEN);
        }

        abstract String owner();

        @Override
        public int compareTo(Account o) {
            int c = o.balance.compareTo(balance);
            return c != 0 ? c : id.compareTo(o.id);
        }

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%s[%s %s %,.2f]", kind, id, owner(), balance);
        }
    }

    static final class Bank {
        private final Map<String, Account> accounts = new LinkedHashMap<>();
        private final List<String> journal = new ArrayList<>();
        private int serial;

        Account open(Kind kind, String owner) {
            String id = String.format("%c%03d", kind.name().charAt(0), ++serial);
            Account a = new Account(id, kind) {
                @Override
                String owner() {
                    return owner;
                }
            };
            accounts.put(id, a);
            return a;
        }

        Account find(String id) throws BankException {
            return Optional.ofNullable(accounts.get(id)).orElseThrow(() -> new BankException("no account " + id));
        }

        void transfer(String from, String to, String amount) throws BankException {
            BigDecimal m;
            try {
                m = new BigDecimal(amount);
            } catch (NumberFormatException e) {
                throw new BankException("bad amount " + amount, e);
            }
            if (m.signum() <= 0) {
                throw new BankException("amount must be positive: " + m.toPlainString());
            }
            Account a = find(from);
            Account b = find(to);
            boolean done = false;
            try {
                b.change(m);
                a.change(m.negate());
                done = true;
            } finally {
                if (!done) {
                    b.change(m.negate());
                }
                journal.add((done ? "ok   " : "fail ") + from + "->" + to + " " + m);
            }
        }

        void month() throws BankException {
            for (Account a : accounts.values()) {
                BigDecimal i = a.interest();
                if (i.signum() > 0) {
                    a.change(i);
                    journal.add("int  " + a.id + " " + i);
                }
            }
        }

        BigDecimal total() {
            return accounts.values().stream().map(Account::balance).reduce(BigDecimal.ZERO, BigDecimal::add);
        }
    }

    public static void main(String[] args) throws BankException {
        Bank bank = new Bank();
        Account vault = bank.open(Kind.GOLD, "bank");
        vault.change(new BigDecimal("1000000"));
        Account ann = bank.open(Kind.CHECKING, "Ann");
        Account bob = bank.open(Kind.SAVINGS, "Bob");
        Account cyd = bank.open(Kind.GOLD, "Cyd");
        String[][] orders = {
            {vault.id, ann.id, "1500.255"}, {vault.id, bob.id, "20000"}, {vault.id, cyd.id, "99999.99"},
            {ann.id, bob.id, "1600"}, {ann.id, bob.id, "0.26"}, {ann.id, cyd.id, "1"}, {bob.id, ann.id, "-5"},
            {bob.id, "X999", "5"}, {bob.id, ann.id, "12,5"}, {cyd.id, bob.id, "1E+3"}, {bob.id, cyd.id, "25000"},
        };
        for (String[] o : orders) {
            try {
                bank.transfer(o[0], o[1], o[2]);
                System.out.println("moved " + String.join(" ", o));
            } catch (InsufficientFunds e) {
                System.out.println("refused: " + e.getMessage() + " (" + e.missing + ")");
            } catch (BankException e) {
                System.out.println("error: " + e.getMessage()
                    + (e.getCause() == null ? "" : " <- " + e.getCause().getClass().getName()));
            }
        }
        System.out.println("total " + bank.total());
        for (int m = 1; m <= 12; m++) {
            bank.month();
            if (m % 4 == 0) {
                System.out.println("month " + m + " total " + bank.total() + " ann " + ann.balance() + " cyd "
                    + cyd.balance());
            }
        }
        bank.journal.stream().limit(16).forEach(System.out::println);
        System.out.println(bank.journal.size() + " entries");
        List<Account> rich = new ArrayList<>(bank.accounts.values());
        Collections.sort(rich);
        rich.forEach(System.out::println);
        Map<Kind, BigDecimal> byKind = bank.accounts.values().stream().collect(Collectors.groupingBy(a -> a.kind,
            () -> new EnumMap<>(Kind.class), Collectors.reducing(BigDecimal.ZERO, Account::balance, BigDecimal::add)));
        System.out.println(byKind);
        System.out.println(Kind.CHECKING.getClass() == Kind.class);
        System.out.println(Kind.CHECKING.getDeclaringClass().getSimpleName());
    }
}
