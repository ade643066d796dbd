// verdict: safe
// Nobody starts it before the question.
package threads;

class AliveBeforeOwnStart {
    public static void main(String[] args) throws InterruptedException {
        Thread late = new Thread(() -> { });
        Thread other = new Thread(() -> { });
        other.start();
        boolean alive = late.isAlive();
        late.start();
        other.join();
        assert !alive;
    }
}
