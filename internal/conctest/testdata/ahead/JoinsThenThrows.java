package ahead;

// What is thrown behind the join is thrown when the thread has ended.
class JoinsThenThrows {
    static volatile int done;

    static void check(int[] numbers) {
        numbers[numbers.length] = 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> done = 1);
        a.start();
        a.join();
        try {
            check(new int[1]);
        } catch (IndexOutOfBoundsException e) {
            if (done != 1) {
                throw new AssertionError();
            }
        }
    }
}
