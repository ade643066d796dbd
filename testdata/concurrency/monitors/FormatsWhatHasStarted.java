// verdict: safe
// println asks for the text before it takes the lock of its stream.
package monitors;

class FormatsWhatHasStarted {
    public static void main(String[] args) {
        System.out.println(new Object() {
            @Override public String toString() {
                Thread other = new Thread(() -> System.out.println("from within"));
                other.start();
                try {
                    other.join();
                } catch (InterruptedException e) {
                    return "interrupted";
                }
                return "text";
            }
        });
    }
}
