package hostile;

import org.testng.annotations.BeforeClass;
import org.testng.annotations.Test;

// failed hostile.BrokenClassTestNG#a: before class
// failed hostile.BrokenClassTestNG#b: before class
public class BrokenClassTestNG {
    @BeforeClass
    public void all() {
        throw new IllegalStateException("before class");
    }

    @Test
    public void a() {}

    @Test
    public void b() {}
}
