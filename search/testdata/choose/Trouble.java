/** What properties are about, by the argument. */
public class Trouble {
    public static void main(String[] args) throws InterruptedException {
        Choose.pick(2);
        switch (args[0]) {
            case "deadlock":
                synchronized (args) {
                    args.wait();
                }
                break;
            case "uncaught":
                throw new IllegalStateException("mine");
            case "memory":
                try {
                    byte[] much = new byte[1 << 28];
                    much[0] = 1;
                } catch (OutOfMemoryError expected) {
                    return;
                }
                break;
            case "thrown memory":
                try {
                    throw new OutOfMemoryError("pretended");
                } catch (OutOfMemoryError expected) {
                    return;
                }
            case "failed assertion":
                assert Thread.currentThread() == null : "mine";
                break;
            case "other threads":
                Thread other = new Thread(() -> { throw new IllegalStateException("the other's"); });
                other.start();
                other.join();
                assert other.isAlive() : "it has ended";
                break;
            default:
        }
    }
}
