package hostile;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.fail;

import java.util.ArrayList;
import java.util.List;
import org.junit.AfterClass;
import org.junit.Before;
import org.junit.BeforeClass;
import org.junit.Test;

// passed hostile.Inherited4#base
// passed hostile.Inherited4#own
// passed hostile.Inherited4#overridden
// passed hostile.Inherited4#stillATest
public class Inherited4 extends Inherited4Base {
    @BeforeClass
    public static void ownAll() {
        all.add("own");
    }

    @Before
    public void ownEach() {
        log.add("own");
    }

    @Test
    public void own() {
        assertEquals("[base, own]", log.toString());
        assertEquals("[base, own]", all.toString());
    }

    @Override
    @Test
    public void overridden() {}

    /** In JUnit 4 the annotation of the overridden method does. */
    @Override
    public void stillATest() {}

    @AfterClass
    public static void end() {
        all.clear();
    }
}

abstract class Inherited4Base {
    static final List<String> all = new ArrayList<>();
    final List<String> log = new ArrayList<>();

    @BeforeClass
    public static void baseAll() {
        all.add("base");
    }

    @Before
    public void baseEach() {
        log.add("base");
    }

    @Test
    public void base() {
        assertEquals(1, log.indexOf("own"));
    }

    @Test
    public void overridden() {
        fail();
    }

    @Test
    public void stillATest() {}
}
