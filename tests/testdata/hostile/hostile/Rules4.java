package hostile;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.junit.Assert.fail;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import org.junit.After;
import org.junit.AfterClass;
import org.junit.Before;
import org.junit.ClassRule;
import org.junit.FixMethodOrder;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.ErrorCollector;
import org.junit.rules.ExpectedException;
import org.junit.rules.ExternalResource;
import org.junit.rules.RuleChain;
import org.junit.rules.TemporaryFolder;
import org.junit.rules.TestName;
import org.junit.rules.TestRule;
import org.junit.rules.TestWatcher;
import org.junit.rules.Timeout;
import org.junit.rules.Verifier;
import org.junit.runner.Description;
import org.junit.runners.MethodSorters;
import org.junit.runners.model.Statement;

// passed hostile.Rules4#aName
// passed hostile.Rules4#bFolder
// passed hostile.Rules4#cGone
// passed hostile.Rules4#dExpected
// failed hostile.Rules4#eNotThrown: Expected test to throw
// failed hostile.Rules4#fCollects
// passed hostile.Rules4#gOrder
// failed hostile.Rules4#hVerifies: verifier
// passed hostile.Rules4#iRetried
// failed hostile.Rules4#jHangs: test timed out after 10 seconds
@FixMethodOrder(MethodSorters.NAME_ASCENDING)
@SuppressWarnings("deprecation")
public class Rules4 {
    static final List<String> log = new ArrayList<>();
    static File last;
    static int tries;

    @ClassRule
    public static final ExternalResource shared = new ExternalResource() {
        @Override
        protected void before() {
            log.add("class rule");
        }
    };

    @Rule
    public final TestName name = new TestName();

    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    @Rule
    public final ExpectedException expected = ExpectedException.none();

    @Rule
    public final ErrorCollector errors = new ErrorCollector();

    @Rule
    public final Timeout timeout = Timeout.seconds(10);

    boolean bad;

    @Rule
    public final Verifier verifier = new Verifier() {
        @Override
        protected void verify() {
            if (bad) throw new IllegalStateException("verifier");
        }
    };

    @Rule
    public final RuleChain chain = RuleChain.outerRule(step("outer")).around(step("inner"));

    @Rule
    public final TestRule again = (base, d) -> new Statement() {
        @Override
        public void evaluate() throws Throwable {
            try {
                base.evaluate();
            } catch (ArithmeticException e) {
                base.evaluate();
            }
        }
    };

    private static TestRule step(String name) {
        return new TestWatcher() {
            @Override
            protected void starting(Description d) {
                log.add(name);
            }
        };
    }

    @Before
    public void before() {
        log.add("before");
    }

    @After
    public void after() {
        log.clear();
    }

    @AfterClass
    public static void end() {
        assertEquals(2, tries);
    }

    @Test
    public void aName() {
        assertEquals("aName", name.getMethodName());
        assertTrue(log.contains("class rule"));
    }

    @Test
    public void bFolder() throws Exception {
        last = folder.newFile("x.txt");
        assertTrue(last.exists());
    }

    @Test
    public void cGone() {
        assertFalse(last.exists());
    }

    @Test
    public void dExpected() {
        expected.expect(IllegalStateException.class);
        expected.expectMessage("wanted");
        throw new IllegalStateException("it is wanted");
    }

    @Test
    public void eNotThrown() {
        expected.expect(IllegalStateException.class);
    }

    @Test
    public void fCollects() {
        errors.addError(new IllegalStateException("one"));
        errors.addError(new IllegalStateException("two"));
    }

    @Test
    public void gOrder() {
        assertEquals("[outer, inner, before]", log.toString());
    }

    @Test
    public void hVerifies() {
        bad = true;
    }

    @Test
    public void iRetried() {
        if (++tries == 1) throw new ArithmeticException();
    }

    @Test
    public void jHangs() throws Exception {
        synchronized (this) {
            wait();
        }
        fail();
    }
}
