// verdict: safe
// The variable is read once.
package threads;

class CheckedInThread {
    static volatile String text = "x";

    public static void main(String[] args) {
        new Thread(() -> {
            String t = text;
            if (t != null) t.length();
        }).start();
        text = null;
    }
}
