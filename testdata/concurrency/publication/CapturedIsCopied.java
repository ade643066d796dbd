// verdict: safe
// A captured local variable is a copy: each thread has the value of its turn of the loop.
package publication;

class CapturedIsCopied {
    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            int mine = i, next = i + 1;
            new Thread(() -> {
                assert next == mine + 1;
            }).start();
        }
    }
}
