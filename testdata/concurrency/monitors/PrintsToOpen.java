// verdict: safe
// oracle: skip
// A stream that is closed when all was printed has lost nothing, and closing it again is no error.
package monitors;

class PrintsToOpen {
    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> System.err.print("text"));
        other.start();
        other.join();
        System.err.close();
        System.err.close();
        assert !System.err.checkError();
        System.err.flush();
        assert System.err.checkError();
    }
}
