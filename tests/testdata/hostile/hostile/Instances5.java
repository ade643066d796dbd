package hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestInstanceFactory;
import org.junit.jupiter.api.extension.TestInstanceFactoryContext;
import org.junit.jupiter.api.extension.TestInstancePreDestroyCallback;

// passed hostile.Instances5#one
// passed hostile.Instances5#two
// failed hostile.Instances5$Throws#first: constructor
// failed hostile.Instances5$Throws#second: constructor
// passed hostile.Instances5$AutoClosed#closes
// failed hostile.Instances5$Field#used: java.lang.ArithmeticException
@ExtendWith({Instances5.Factory.class, Instances5.Destroyed.class})
class Instances5 {
    static final AtomicInteger made = new AtomicInteger();
    static final AtomicInteger thrown = new AtomicInteger();
    static int destroyed;

    static class Factory implements TestInstanceFactory {
        @Override
        public Object createTestInstance(TestInstanceFactoryContext f, ExtensionContext c) {
            try {
                var constructor = f.getTestClass().getDeclaredConstructors()[0];
                constructor.setAccessible(true);
                made.incrementAndGet();
                return f.getOuterInstance().isPresent() ? constructor.newInstance(f.getOuterInstance().get()) : constructor.newInstance();
            } catch (java.lang.reflect.InvocationTargetException e) {
                throw new IllegalStateException(e.getCause().toString(), e);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    static class Destroyed implements TestInstancePreDestroyCallback {
        @Override
        public void preDestroyTestInstance(ExtensionContext c) {
            destroyed++;
        }
    }

    @Test
    void one() {
        assertTrue(made.get() > destroyed);
    }

    @Test
    void two() {
        assertTrue(made.get() > destroyed);
    }

    @Nested
    class Throws {
        Throws() {
            throw new IllegalStateException("constructor " + thrown.incrementAndGet());
        }

        @Test
        void first() {}

        @Test
        void second() {}
    }

    @Nested
    class Field {
        final int n = 1 / (thrown.get() - thrown.get());

        @Test
        void used() {
            assertEquals(0, n);
        }
    }

    @Nested
    class AutoClosed {
        @Test
        @ExtendWith(Closing.class)
        void closes() {
            assertEquals(0, Closing.closed);
        }
    }

    static class Closing implements org.junit.jupiter.api.extension.BeforeEachCallback {
        static int closed;

        @Override
        public void beforeEach(ExtensionContext c) {
            c.getStore(ExtensionContext.Namespace.GLOBAL).put("r", (ExtensionContext.Store.CloseableResource) () -> closed++);
        }
    }
}
