// verdict: safe
// Two literals, always locked in the same order.
package monitors;

class LiteralsSameOrder {
    public static void main(String[] args) {
        new Thread(() -> {
            synchronized ("north") {
                synchronized ("south") { }
            }
        }).start();
        synchronized ("north") {
            synchronized ("south") { }
        }
    }
}
