package hostile;

import org.junit.AfterClass;
import org.junit.Assume;
import org.junit.Test;

// failed hostile.AfterAllFails4#a: behind
// skipped hostile.AfterAllFails4#b
// failed hostile.AfterAllFails4#c: own
public class AfterAllFails4 {
    @AfterClass
    public static void end() {
        throw new IllegalStateException("behind");
    }

    @Test
    public void a() {}

    @Test
    public void b() {
        Assume.assumeTrue(false);
    }

    @Test
    public void c() {
        throw new IllegalStateException("own");
    }
}
