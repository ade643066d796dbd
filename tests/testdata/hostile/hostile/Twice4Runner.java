package hostile;

import org.junit.runners.BlockJUnit4ClassRunner;
import org.junit.runners.model.FrameworkMethod;
import org.junit.runners.model.InitializationError;
import org.junit.runners.model.Statement;

/** Calls each test twice. */
public class Twice4Runner extends BlockJUnit4ClassRunner {
    public Twice4Runner(Class<?> type) throws InitializationError {
        super(type);
    }

    @Override
    protected Statement methodInvoker(FrameworkMethod m, Object test) {
        Statement once = super.methodInvoker(m, test);
        return new Statement() {
            @Override
            public void evaluate() throws Throwable {
                once.evaluate();
                once.evaluate();
            }
        };
    }
}
