// verdict: violated
// error: java.lang.AssertionError
// twin: TextsPassedLocked
// Arrays.fill over all elements comes between the two writes of who has an element for himself.
package elements;

import java.util.Arrays;

class TextsPassed {
    static final String[] texts = new String[3];

    public static void main(String[] args) throws InterruptedException {
        Thread own = new Thread(() -> {
            texts[1] = "a";
            assert texts[1].equals("a");
        });
        Thread other = new Thread(() -> texts[0] = "b");
        own.start();
        other.start();
        Arrays.fill(texts, "c");
        own.join();
        other.join();
    }
}
