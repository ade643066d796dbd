// verdict: violated
// error: deadlock
// twin: FormatsWhatHasStarted
// The first other thread is started while the stream makes a text under its lock, and prints.
package monitors;

class FormatsWhatStarts {
    public static void main(String[] args) {
        System.out.printf("%s%n", new Object() {
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
