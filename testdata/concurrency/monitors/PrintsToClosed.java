// verdict: violated
// error: java.lang.AssertionError
// twin: PrintsToOpen
// oracle: skip
// What a thread prints is lost if main closes the stream first.
package monitors;

class PrintsToClosed {
    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> System.err.print("text"));
        other.start();
        System.err.close();
        other.join();
        assert !System.err.checkError() : "lost";
    }
}
