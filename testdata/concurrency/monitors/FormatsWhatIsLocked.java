// verdict: violated
// error: deadlock
// twin: FormatsWhatIsText
// A stream has its monitor while it asks an object for its text, which another thread holds that prints.
package monitors;

class FormatsWhatIsLocked {
    static class Account {
        private int amount;

        synchronized void add(int n) {
            amount += n;
            System.out.println("added " + n);
        }

        @Override
        public synchronized String toString() {
            return "account of " + amount;
        }
    }

    public static void main(String[] args) {
        Account account = new Account();
        new Thread(() -> account.add(1)).start();
        System.out.printf("%s%n", account);
    }
}
