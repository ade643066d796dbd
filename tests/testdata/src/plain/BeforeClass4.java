package plain;

// failed plain.BeforeClass4#a: java.lang.RuntimeException: bc
// failed plain.BeforeClass4#b: java.lang.RuntimeException: bc
import org.junit.*;
public class BeforeClass4 { @BeforeClass public static void bc() { throw new RuntimeException("bc"); } @Test public void a() {} @Test public void b() {} }
