package plain;

// passed plain.Parameters4#same[0]
// failed plain.Parameters4#same[1]: expected:<2> but was:<3>
import org.junit.*;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import java.util.*;
@RunWith(Parameterized.class)
public class Parameters4 {
  @Parameterized.Parameters public static Collection<Object[]> data() { return Arrays.asList(new Object[][] {{1, 1}, {2, 3}}); }
  int a, b; public Parameters4(int a, int b) { this.a = a; this.b = b; }
  @Test public void same() { Assert.assertEquals(a, b); }
}
