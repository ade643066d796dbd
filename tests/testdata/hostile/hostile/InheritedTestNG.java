package hostile;

import static org.testng.Assert.assertEquals;

import org.testng.annotations.AfterClass;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

// passed hostile.InheritedTestNG#base
// passed hostile.InheritedTestNG#everyPublicMethod
// passed hostile.InheritedTestNG#needs
@Test
public class InheritedTestNG extends InheritedTestNGBase {
    public void everyPublicMethod() {
        assertEquals(log.toString(), "base own ");
    }

    @Test(dependsOnMethods = "everyPublicMethod")
    public void needs() {}

    @BeforeMethod
    public void own() {
        log.append("own ");
    }

    @AfterClass
    public void end() {
        assertEquals(log.length(), 0);
    }

    void notPublic() {
        throw new IllegalStateException();
    }
}

abstract class InheritedTestNGBase {
    final StringBuilder log = new StringBuilder();

    @BeforeMethod
    public void before() {
        log.append("base ");
    }

    @Test
    public void base() {
        assertEquals(log.toString(), "base own ");
    }

    @org.testng.annotations.AfterMethod
    public void after() {
        log.setLength(0);
    }
}
