package plain;

// passed plain.Style3#testA
// failed plain.Style3#testB: x
public class Style3 extends junit.framework.TestCase { public void testA() { assertEquals(1, 1); } public void testB() { fail("x"); } }
