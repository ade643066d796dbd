// verdict: safe
// The object is asked before the stream is.
package monitors;

class FormatsWhatIsText {
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
        System.out.printf("%s%n", account.toString());
    }
}
