// verdict: violated
// error: deadlock
// twin: PrintsInOrder
// release: 17-18
// What is printed is printed under the stream's monitor, which another thread has taken first.
package monitors;

class PrintsOrder {
    public static void main(String[] args) {
        Object lock = new Object();
        new Thread(() -> {
            synchronized (System.out) {
                synchronized (lock) {
                    System.out.print("a line, ");
                    System.out.println("printed as one");
                }
            }
        }).start();
        synchronized (lock) {
            System.out.println("another");
        }
    }
}
