package hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Comparator;
import org.junit.jupiter.api.ClassOrderer;
import org.junit.jupiter.api.MethodDescriptor;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.MethodOrdererContext;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestClassOrder;
import org.junit.jupiter.api.TestMethodOrder;

// passed hostile.Order5#zz
// passed hostile.Order5#y
// passed hostile.Order5#xyz
// passed hostile.Order5$Second#b
// passed hostile.Order5$First#a
@TestMethodOrder(Order5.ByLength.class)
@TestClassOrder(ClassOrderer.OrderAnnotation.class)
class Order5 {
    static final StringBuilder log = new StringBuilder();

    static class ByLength implements MethodOrderer {
        @Override
        public void orderMethods(MethodOrdererContext c) {
            c.getMethodDescriptors().sort(Comparator.comparingInt((MethodDescriptor d) -> d.getMethod().getName().length()));
        }
    }

    @Test
    void xyz() {
        assertEquals("yzz", log.toString());
        log.append("xyz");
    }

    @Test
    void zz() {
        assertEquals("y", log.toString());
        log.append("zz");
    }

    @Test
    void y() {
        assertEquals("", log.toString());
        log.append("y");
    }

    @Nested
    @Order(2)
    class Second {
        @Test
        void b() {
            assertEquals("yzzxyza", log.toString());
        }
    }

    @Nested
    @Order(1)
    class First {
        @Test
        void a() {
            assertEquals("yzzxyz", log.toString());
            log.append("a");
        }
    }
}
