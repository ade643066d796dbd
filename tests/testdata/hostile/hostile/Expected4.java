package hostile;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.fail;
import static org.junit.Assume.assumeNoException;
import static org.junit.Assume.assumeTrue;

import java.io.IOException;
import org.junit.After;
import org.junit.FixMethodOrder;
import org.junit.Ignore;
import org.junit.Test;
import org.junit.runners.MethodSorters;

// passed hostile.Expected4#expects
// passed hostile.Expected4#subclass
// failed hostile.Expected4#wrong: Unexpected exception
// failed hostile.Expected4#none: Expected exception
// passed hostile.Expected4#throwsIn
// skipped hostile.Expected4#assumes
// skipped hostile.Expected4#assumesNone
// skipped hostile.Expected4#expectsAssumption
// skipped hostile.Expected4#ignored: why not
// failed hostile.Expected4#checked: disk
// failed hostile.Expected4#twice
// failed hostile.Expected4#overflow: java.lang.StackOverflowError
// passed hostile.Expected4#expectsOverflow
// failed hostile.Expected4#javaAssert: asserts
// failed hostile.Expected4#throwsNull: java.lang.NullPointerException
@FixMethodOrder(MethodSorters.JVM)
public class Expected4 {
    boolean breaks;

    @After
    public void after() {
        if (breaks) throw new IllegalStateException("after");
    }

    @Test(expected = IllegalArgumentException.class)
    public void expects() {
        throw new IllegalArgumentException();
    }

    @Test(expected = IllegalArgumentException.class)
    public void subclass() {
        Integer.parseInt("x");
    }

    @Test(expected = IllegalArgumentException.class)
    public void wrong() {
        throw new IllegalStateException("other");
    }

    @Test(expected = IllegalArgumentException.class)
    public void none() {}

    @Test
    public void throwsIn() {
        assertEquals("x", assertThrows(IOException.class, () -> {
            throw new IOException("x");
        }).getMessage());
    }

    @Test
    public void assumes() {
        assumeTrue("not now", false);
    }

    @Test
    public void assumesNone() {
        assumeNoException(new IllegalStateException());
    }

    @Test(expected = IllegalStateException.class)
    public void expectsAssumption() {
        assumeTrue(false);
    }

    @Ignore("why not")
    @Test
    public void ignored() {
        fail();
    }

    @Test
    public void checked() throws IOException {
        throw new IOException("disk");
    }

    @Test
    public void twice() {
        breaks = true;
        throw new IllegalStateException("test");
    }

    private int down(int n) {
        return down(n + 1) + 1;
    }

    @Test
    public void overflow() {
        down(0);
    }

    @Test(expected = StackOverflowError.class)
    public void expectsOverflow() {
        down(0);
    }

    @Test
    public void javaAssert() {
        assert breaks : "asserts";
    }

    @Test
    public void throwsNull() {
        RuntimeException e = null;
        throw e;
    }
}
