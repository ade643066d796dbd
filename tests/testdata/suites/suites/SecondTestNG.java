package suites;

import static org.testng.Assert.assertEquals;

import org.testng.annotations.Test;

public class SecondTestNG extends SecondBase {
    /** The classes run in the order of the file, in one program. */
    @Test(groups = "quick")
    public void behind() {
        assertEquals(FirstTestNG.log.toString(), "[suite, greets]");
    }
}

abstract class SecondBase {
    @Test(groups = "quick")
    public void inherited() {}
}
