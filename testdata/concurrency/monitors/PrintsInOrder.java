// verdict: safe
// Both take the stream's monitor last.
package monitors;

class PrintsInOrder {
    public static void main(String[] args) {
        Object lock = new Object();
        new Thread(() -> {
            synchronized (lock) {
                synchronized (System.out) {
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
