// verdict: safe
// As PermitsWritten, but when it was given back.
package owned;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.util.Arrays;
import java.util.concurrent.Semaphore;

class PermitsWrittenLater {
    static volatile boolean taken;

    static int bytes(Semaphore semaphore) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new ObjectOutputStream(out).writeObject(semaphore);
        return Arrays.hashCode(out.toByteArray());
    }

    public static void main(String[] args) throws Exception {
        Semaphore semaphore = new Semaphore(1);
        int before = bytes(semaphore);
        Thread taker = new Thread(() -> {
            semaphore.acquireUninterruptibly();
            taken = true;
            semaphore.release();
        });
        taker.start();
        taker.join();
        assert bytes(semaphore) == before;
    }
}
