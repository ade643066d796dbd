package hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.aggregator.AggregateWith;
import org.junit.jupiter.params.aggregator.ArgumentsAccessor;
import org.junit.jupiter.params.aggregator.ArgumentsAggregator;
import org.junit.jupiter.params.converter.ArgumentConverter;
import org.junit.jupiter.params.converter.ConvertWith;
import org.junit.jupiter.params.converter.JavaTimeConversionPattern;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.provider.ArgumentsSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EmptySource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.NullAndEmptySource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

// passed hostile.Sources5#ints(int)[1]
// failed hostile.Sources5#ints(int)[2]
// passed hostile.Sources5#widens(long)[1]
// passed hostile.Sources5#nulls(java.lang.String)[1]
// passed hostile.Sources5#nulls(java.lang.String)[2]
// passed hostile.Sources5#nulls(java.lang.String)[3]
// passed hostile.Sources5#empty(java.util.List)[1]
// failed hostile.Sources5#nullInt(int)[1]
// passed hostile.Sources5#units(java.util.concurrent.TimeUnit)[1]
// passed hostile.Sources5#units(java.util.concurrent.TimeUnit)[2]
// passed hostile.Sources5#units(java.util.concurrent.TimeUnit)[3]
// passed hostile.Sources5#unitsByType(java.util.concurrent.TimeUnit)[1]
// passed hostile.Sources5#unitsByType(java.util.concurrent.TimeUnit)[2]
// passed hostile.Sources5#csv(java.lang.String,int,boolean)[1]
// passed hostile.Sources5#csv(java.lang.String,int,boolean)[2]
// failed hostile.Sources5#csv(java.lang.String,int,boolean)[3]: Failed to convert
// passed hostile.Sources5#texts(java.lang.String,java.lang.String)[1]
// passed hostile.Sources5#texts(java.lang.String,java.lang.String)[2]
// passed hostile.Sources5#converts(java.time.LocalDate,java.util.UUID,java.util.Locale,java.io.File,java.math.BigDecimal,java.lang.Class,char,java.util.Currency)[1]
// passed hostile.Sources5#byFactory(hostile.Sources5$Book)[1]
// passed hostile.Sources5#pattern(java.time.LocalDate)[1]
// passed hostile.Sources5#own(int)[1]
// failed hostile.Sources5#own(int)[2]: not a length
// passed hostile.Sources5#accessor(org.junit.jupiter.params.aggregator.ArgumentsAccessor)[1]
// passed hostile.Sources5#aggregated(hostile.Sources5$Book)[1]
// passed hostile.Sources5#method(int)[1]
// passed hostile.Sources5#method(int)[2]
// passed hostile.Sources5#method(int)[3]
// passed hostile.Sources5#pairs(java.lang.String,int)[1]
// passed hostile.Sources5#pairs(java.lang.String,int)[2]
// passed hostile.Sources5#provided(java.lang.String)[1]
// passed hostile.Sources5#provided(java.lang.String)[2]
// passed hostile.Sources5#two(int)[1]
// passed hostile.Sources5#two(int)[2]
// failed hostile.Sources5#noSource(int): configure at least one set of arguments
// failed hostile.Sources5#noMethod(int): absent
// failed hostile.Sources5#noValues(int): configure at least one set of arguments
// passed hostile.Sources5#info(int,org.junit.jupiter.api.TestInfo)[1]
class Sources5 {
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void ints(int n) {
        assertEquals(1, n);
    }

    @ParameterizedTest
    @ValueSource(ints = 7)
    void widens(long n) {
        assertEquals(7L, n);
    }

    @ParameterizedTest
    @NullAndEmptySource
    @ValueSource(strings = " ")
    void nulls(String s) {
        assertTrue(s == null || s.isBlank());
    }

    @ParameterizedTest
    @EmptySource
    void empty(List<String> list) {
        assertTrue(list.isEmpty());
    }

    @ParameterizedTest
    @NullSource
    void nullInt(int n) {}

    @ParameterizedTest
    @EnumSource(value = TimeUnit.class, mode = EnumSource.Mode.MATCH_ALL, names = {"^M.*", "^.*S$"})
    void units(TimeUnit u) {
        if (u == TimeUnit.MINUTES) assertEquals(60, u.toSeconds(1));
        assertTrue(u.name().startsWith("M"));
        if (u != TimeUnit.MICROSECONDS && u != TimeUnit.MILLISECONDS && u != TimeUnit.MINUTES) throw new AssertionError(u);
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.INCLUDE, names = {"DAYS", "HOURS"})
    void unitsByType(TimeUnit u) {
        assertNotNull(u);
    }

    @ParameterizedTest
    @CsvSource({"a, 1, true", "'b,c', 0x10, FALSE", "d, x, true"})
    void csv(String s, int n, boolean b) {
        assertEquals(s.equals("a") ? 1 : 16, n);
        assertEquals(s.equals("a"), b);
    }

    @ParameterizedTest(name = "[{index}] {0} and {arguments}")
    @CsvSource(delimiter = '|', nullValues = "NIL", textBlock = """
            # a comment
            ''| NIL
            'it''s' |  x
            """)
    void texts(String a, String b) {
        assertTrue(a.isEmpty() ? b == null : a.equals("it's") && b.equals("x"));
    }

    @ParameterizedTest
    @CsvSource("2020-02-29,00000000-0000-0001-0000-000000000002,de,a/b,1.50,java.lang.String,c,EUR")
    void converts(LocalDate d, UUID u, Locale l, File f, BigDecimal b, Class<?> c, char ch, Currency m) {
        assertEquals(60, d.getDayOfYear());
        assertEquals(2, u.getLeastSignificantBits());
        assertEquals("de", l.getLanguage());
        assertEquals("b", f.getName());
        assertEquals(2, b.scale());
        assertEquals(String.class, c);
        assertEquals('c', ch);
        assertEquals("EUR", m.getCurrencyCode());
    }

    static final class Book {
        final String title;

        private Book(String title) {
            this.title = title;
        }

        static Book of(String title) {
            return new Book(title);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = "Emma")
    void byFactory(Book b) {
        assertEquals("Emma", b.title);
    }

    @ParameterizedTest
    @ValueSource(strings = "01.02.2003")
    void pattern(@JavaTimeConversionPattern("dd.MM.yyyy") LocalDate d) {
        assertEquals(2, d.getMonthValue());
    }

    static class Length implements ArgumentConverter {
        @Override
        public Object convert(Object source, ParameterContext c) {
            if (source.toString().isEmpty()) throw new IllegalArgumentException("not a length");
            return source.toString().length();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"abc", ""})
    void own(@ConvertWith(Length.class) int n) {
        assertEquals(3, n);
    }

    @ParameterizedTest
    @CsvSource("1, two, 3.5")
    void accessor(ArgumentsAccessor a) {
        assertEquals(3, a.size());
        assertEquals(1, a.getInteger(0));
        assertEquals("two", a.getString(1));
        assertEquals(3.5, a.getDouble(2));
    }

    static class Books implements ArgumentsAggregator {
        @Override
        public Object aggregateArguments(ArgumentsAccessor a, ParameterContext c) {
            return new Book(a.getString(0) + a.getInteger(1));
        }
    }

    @ParameterizedTest
    @CsvSource("x, 1")
    void aggregated(@AggregateWith(Books.class) Book b) {
        assertEquals("x1", b.title);
    }

    static IntStream method() {
        return IntStream.rangeClosed(1, 3);
    }

    @ParameterizedTest
    @MethodSource
    void method(int n) {
        assertTrue(n <= 3);
    }

    @ParameterizedTest
    @MethodSource("hostile.Sources5$Other#some")
    void pairs(String s, int n) {
        assertEquals(n, s.length());
    }

    static class Other {
        static Stream<Arguments> some() {
            return Stream.of(Arguments.of("a", 1), Arguments.of("bc", 2));
        }
    }

    static class Provider implements ArgumentsProvider {
        @Override
        public Stream<? extends Arguments> provideArguments(ExtensionContext c) {
            return Stream.of("p", c.getRequiredTestMethod().getName()).map(Arguments::of);
        }
    }

    @ParameterizedTest
    @ArgumentsSource(Provider.class)
    void provided(String s) {
        assertTrue(s.equals("p") || s.equals("provided"));
    }

    @ParameterizedTest
    @ValueSource(ints = 1)
    @CsvSource("2")
    void two(int n) {
        assertFalse(n > 2);
    }

    @ParameterizedTest
    void noSource(int n) {}

    @ParameterizedTest
    @MethodSource("absent")
    void noMethod(int n) {}

    static Stream<Integer> none() {
        return Stream.empty();
    }

    @ParameterizedTest
    @MethodSource("none")
    void noValues(int n) {}

    @ParameterizedTest(name = "n = {0}")
    @ValueSource(ints = 5)
    void info(int n, TestInfo i) {
        assertEquals("n = 5", i.getDisplayName());
    }
}
