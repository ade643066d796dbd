// verdict: violated
// error: deadlock
// twin: LiteralsSameOrder
// Literals are first used when both threads run; every thread gets the same Strings.
package monitors;

class LiteralsOrder {
    public static void main(String[] args) {
        new Thread(() -> {
            synchronized ("north") {
                synchronized ("south") { }
            }
        }).start();
        synchronized ("south") {
            synchronized ("north") { }
        }
    }
}
