package gojpf.tests;

import java.lang.reflect.Method;
import org.testng.annotations.DataProvider;

/** The data of TestNG's tests that have none and whose parameters are annotated with Symbolic. */
public final class UnknownData {
    static final String NAME = "unknown values";

    private UnknownData() {}

    @DataProvider(name = NAME)
    public static Object[][] provide(Method m) {
        TestNG.settle();
        return new Object[][] {Unknown.values(m)};
    }
}
