package plain;

// failed plain.BeforeAll5#a: java.lang.IllegalStateException: no
// failed plain.BeforeAll5#b: java.lang.IllegalStateException: no
import org.junit.jupiter.api.*;
class BeforeAll5 { @BeforeAll static void no() { throw new IllegalStateException("no"); } @Test void a() {} @Test void b() {} }
