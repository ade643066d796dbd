package ahead;

// Threads are kept in a final field, and have written what is read behind the joins.
class JoinsFromFinal implements Runnable {
    final Thread first = new Thread(this), second = new Thread(this);
    int sum;

    public void run() {
        synchronized (this) {
            sum++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        JoinsFromFinal both = new JoinsFromFinal();
        both.first.start();
        both.second.start();
        both.first.join();
        both.second.join();
        if (both.sum != 2) {
            throw new AssertionError();
        }
    }
}
