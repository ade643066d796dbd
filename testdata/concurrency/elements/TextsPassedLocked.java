// verdict: safe
// As TextsPassed, in the monitor of the array.
package elements;

import java.util.Arrays;

class TextsPassedLocked {
    static final String[] texts = new String[3];

    public static void main(String[] args) throws InterruptedException {
        Thread own = new Thread(() -> {
            synchronized (texts) {
                texts[1] = "a";
                assert texts[1].equals("a");
            }
        });
        Thread other = new Thread(() -> {
            synchronized (texts) {
                texts[0] = "b";
            }
        });
        own.start();
        other.start();
        synchronized (texts) {
            Arrays.fill(texts, "c");
        }
        own.join();
        other.join();
    }
}
