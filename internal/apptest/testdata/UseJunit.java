// jars: junit-platform-console junit-platform-launcher junit-platform-engine junit-platform-commons junit-platform-reporting junit-jupiter-api junit-jupiter-engine junit-jupiter-params opentest4j apiguardian-api picocli univocity-parsers
import static org.junit.jupiter.api.Assertions.*;

import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.*;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.*;

/** The console launcher of JUnit runs a class of tests. */
public class UseJunit {
    public static void main(String[] args) {
        var out = new java.io.StringWriter();
        var old = System.out;
        var bytes = new java.io.ByteArrayOutputStream();
        System.setOut(new java.io.PrintStream(bytes, true));
        var result = org.junit.platform.console.ConsoleLauncher.execute(System.out, System.err,
            "--disable-banner", "--disable-ansi-colors", "--details=tree", "--select-class=" + Tests.class.getName());
        System.setOut(old);
        System.out.print(bytes.toString().replaceAll("\\d+ ms", "N ms"));
        System.out.println(result.getExitCode());
    }

    @TestMethodOrder(MethodOrderer.MethodName.class)
    public static class Tests {
        @BeforeEach void before() { System.out.println("before"); }
        @Test void passes() { assertEquals(4, 2 + 2); }
        @Test void fails() { assertEquals(5, 2 + 2, "sum"); }
        @Test @Disabled("not yet") void skipped() { }
        @Test void throwing() { assertThrows(IllegalStateException.class, () -> { throw new IllegalStateException("x"); }); }
        @Test void times() { assertTimeoutPreemptively(Duration.ofSeconds(50), () -> 1); }
        @ParameterizedTest @ValueSource(ints = {1, 2, 3}) void odd(int n) { assertTrue(n % 2 == 1, () -> n + " is even"); }
        @ParameterizedTest @CsvSource({"a,1", "bb,2"}) void lengths(String s, int n) { assertEquals(n, s.length()); }
        @TestFactory Stream<DynamicTest> made() { return Stream.of("x", "y").map(s -> DynamicTest.dynamicTest(s, () -> assertFalse(s.isEmpty()))); }
        @Nested class Inner { @RepeatedTest(2) void again(RepetitionInfo i) { assertTrue(i.getCurrentRepetition() > 0); } }
    }
}
