package plain;

// failed plain.AfterAll5#a: java.lang.IllegalStateException: no
// failed plain.AfterAll5#b: java.lang.IllegalStateException: no
import org.junit.jupiter.api.*;
class AfterAll5 { @AfterAll static void no() { throw new IllegalStateException("no"); } @Test void a() {} @Test void b() {} }
