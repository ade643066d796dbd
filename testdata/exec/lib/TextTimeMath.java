package lib;

import java.math.*;
import java.text.*;
import java.time.*;
import java.time.chrono.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;
import java.util.regex.*;

/** Calendars, formats of several locales, regular expressions, big numbers. */
public class TextTimeMath {
    public static void main(String[] args) throws Exception {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        Locale.setDefault(Locale.US);
        LocalDate d = LocalDate.of(2024, 2, 29);
        System.out.println(d.plusYears(1) + " " + d.with(TemporalAdjusters.firstInMonth(DayOfWeek.MONDAY)) + " "
                + d.getDayOfYear() + " " + d.isLeapYear() + " " + ChronoUnit.DAYS.between(d, LocalDate.of(2025, 1,
                1)) + " " + Period.between(d, LocalDate.of(2030, 5, 1)) + " "
                + d.get(WeekFields.ISO.weekOfWeekBasedYear()));
        System.out.println(LocalDateTime.of(2024, 3, 10, 1, 30).atZone(ZoneId.of("America/New_York")).plusHours(1)
                + " " + ZonedDateTime.of(2024, 11, 3, 1, 30, 0, 0, ZoneId.of("America/New_York")).plusHours(1) + " "
                + ZoneId.of("Europe/Paris").getRules().getOffset(Instant.EPOCH));
        for (FormatStyle fs : FormatStyle.values()) System.out.println(DateTimeFormatter.ofLocalizedDate(fs).format(d));
        for (Locale l : new Locale[]{Locale.FRANCE, Locale.GERMANY, Locale.JAPAN,
                new Locale("pl")}) System.out.println(DateTimeFormatter.ofPattern("EEEE d MMMM uuuu", l).format(d)
                + " " + NumberFormat.getInstance(l).format(1234567.891) + " "
                + NumberFormat.getCurrencyInstance(l).format(12.5) + " " + l.getDisplayName() + " "
                + NumberFormat.getPercentInstance(l).format(0.256));
        System.out.println(DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(OffsetDateTime.of(2020, 1, 2, 3, 4, 5,
                6000000, ZoneOffset.ofHours(-5))));
        System.out.println(DateTimeFormatter.RFC_1123_DATE_TIME.format(ZonedDateTime.of(2020, 1, 2, 3, 4, 5, 0,
                ZoneOffset.UTC)));
        System.out.println(DateTimeFormatter.ofPattern("hh:mm:ss a VV zzzz xxx G Q w e").format(ZonedDateTime.of(2020,
                7, 2, 15, 4, 5, 0, ZoneId.of("Asia/Tokyo"))));
        try {
            LocalDate.parse("2023-02-30");
        } catch (DateTimeParseException e) {
            System.out.println(e.getMessage());
        }
        try {
            LocalDate.of(2023, 13, 1);
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
        try {
            d.get(ChronoField.HOUR_OF_DAY);
        } catch (UnsupportedTemporalTypeException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(LocalTime.parse("10:15").truncatedTo(ChronoUnit.HOURS) + " " + Duration.ofSeconds(3661,
                5000000) + " " + Duration.parse("PT-1.5S").toMillis() + " " + Instant.ofEpochSecond(1700000000) + " "
                + Year.of(2000).isLeap() + YearMonth.of(2023, 2).lengthOfMonth() + MonthDay.of(2,
                29).isValidYear(2023));
        System.out.println(JapaneseDate.of(2020, 5, 5) + " " + ThaiBuddhistDate.of(2563, 1, 1) + " "
                + HijrahDate.from(LocalDate.of(2020, 1, 1)) + " " + MinguoDate.now(Clock.fixed(Instant.EPOCH,
                ZoneOffset.UTC)));
        System.out.println(new SimpleDateFormat("yyyy-MM-dd'T'HH:mm:ss.SSSZ EEE MMM", Locale.US).format(new Date(0))
                + " " + new SimpleDateFormat("dd/MM/yy").parse("03/04/05").getTime() + " "
                + DateFormat.getDateTimeInstance(DateFormat.LONG, DateFormat.SHORT,
                Locale.UK).format(new Date(86400000L * 365)) + " " + new Date(1e12 > 0 ? 1000000000000L : 0));
        Calendar c = new GregorianCalendar(2021, Calendar.DECEMBER, 31);
        c.add(Calendar.MONTH, 2);
        System.out.println(c.getTime() + " " + c.get(Calendar.WEEK_OF_YEAR) + " "
                + c.getActualMaximum(Calendar.DAY_OF_MONTH));
        System.out.println(new DecimalFormat("#,##0.00;(#)").format(-1234.567)
                + new DecimalFormat("0.###E0").format(12345) + new DecimalFormat("00%").format(.5)
                + new DecimalFormat("¤#").format(3) + " "
                + MessageFormat.format("{0} has {1,number,#.##} {2,choice,0#none|1#one|2#many {2}} '{x}' {3,date,yyyy}", "a", 3.14159, 5, new Date(0)) + " " + new ChoiceFormat("0#zero|1#one|2#two+").format(1.5) + NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.SHORT).format(12345678));
        try {
            NumberFormat.getInstance().parse("abc");
        } catch (ParseException e) {
            System.out.println(e.getMessage() + e.getErrorOffset());
        }
        Matcher m = Pattern.compile("(?<k>\\w+)=(?<v>[^;]*);?").matcher("a=1;bb=two;c=");
        StringBuilder sb = new StringBuilder();
        while (m.find()) sb.append(m.group("k")).append("->").append(m.group(2)).append('@').append(m.start("v")).append(' ');
        System.out.println(sb);
        System.out.println("aXbXXc".replaceAll("X+", "<$0>") + " " + Arrays.toString("a1b22c".split("\\d+"))
                + Arrays.toString("a,,b,,".split(",")) + Arrays.toString("a,,b,,".split(",", -1))
                + "foo.bar".replace(".", "\\") + Pattern.matches("(?i)HELLO(?=\\d)\\d{2,3}?", "hello12")
                + Pattern.compile("^\\w+$",
                Pattern.MULTILINE).matcher("ab\ncd").results().map(MatchResult::group).toList()
                + "x".matches("\\p{IsLatin}") + "日本".matches("\\p{IsHan}+")
                + Pattern.compile("(a+)+b").matcher("aaaaaaaaaaaaaaac").matches() + Pattern.quote("a.b")
                + "a b".split(" ").length + "\\Q.\\E" + Pattern.compile("\\b").splitAsStream("hi there").toList());
        try {
            Pattern.compile("a(b");
        } catch (PatternSyntaxException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Pattern.compile("(\\d)(\\w)?").matcher("1a 2").replaceAll(r -> r.group(1) + r.group(2)
                + "!") + "aaa".replaceFirst("a*?", "b") + "abab".replaceAll("(ab)\\1", "z")
                + "x1y2".replaceAll("(?<l>[a-z])(\\d)", "$2${l}"));
        BigDecimal x = new BigDecimal("123.4567890");
        System.out.println(x.setScale(2, RoundingMode.HALF_EVEN) + " " + x.stripTrailingZeros() + " "
                + x.divide(new BigDecimal(3), MathContext.DECIMAL64) + " " + x.negate().toBigInteger() + " "
                + new BigDecimal("1E+5").toPlainString() + new BigDecimal("1E+5") + " " + new BigDecimal(0.1) + " "
                + BigDecimal.valueOf(0.1) + " " + x.pow(5).precision() + " " + x.sqrt(MathContext.DECIMAL32) + " "
                + new BigDecimal("2.50").equals(new BigDecimal("2.5"))
                + new BigDecimal("2.50").compareTo(new BigDecimal("2.5")) + " " + new BigDecimal("2.50").hashCode()
                + " " + x.remainder(new BigDecimal("10.1")) + " "
                + new BigDecimal("1234.5E-20").toEngineeringString() + " " + x.ulp() + x.movePointLeft(5));
        try {
            BigDecimal.ONE.divide(new BigDecimal(3));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            BigDecimal.TEN.setScale(-3, RoundingMode.UNNECESSARY);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        BigInteger b = new BigInteger("123456789012345678901234567890");
        System.out.println(b.pow(7).mod(BigInteger.valueOf(1000007)) + " " + b.modPow(b,
                BigInteger.TWO.pow(61).subtract(BigInteger.ONE)) + " " + b.gcd(BigInteger.valueOf(990)) + " "
                + b.toString(36) + " " + b.bitLength() + " " + b.negate().shiftRight(3) + " " + b.isProbablePrime(5)
                + " " + new BigInteger("97").nextProbablePrime() + " " + b.sqrt() + " "
                + Arrays.toString(b.toByteArray()) + b.not().and(BigInteger.valueOf(0xffff)) + " " + b.doubleValue()
                + " " + b.longValue() + " " + BigInteger.valueOf(3).modInverse(BigInteger.valueOf(11)) + " "
                + new BigInteger("-ff", 16) + b.testBit(3) + b.getLowestSetBit() + " "
                + b.multiply(b).multiply(b).hashCode() + " "
                + Arrays.toString(b.divideAndRemainder(BigInteger.valueOf(-12345))));
        BigInteger fact = BigInteger.ONE;
        for (int i = 2; i < 400; i++) fact = fact.multiply(BigInteger.valueOf(i));
        System.out.println(fact.toString().length() + " " + fact.toString().substring(0, 30) + " "
                + fact.multiply(fact.add(BigInteger.ONE)).divide(fact).hashCode());
        try {
            b.longValueExact();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Collator.getInstance(Locale.FRANCE).compare("cote", "côte") + " "
                + Normalizer.normalize("é", Normalizer.Form.NFD).length());
        BreakIterator bi = BreakIterator.getWordInstance();
        bi.setText("Hello big world.");
        int n = 0;
        while (bi.next() != BreakIterator.DONE) n++;
        System.out.println(n);
        StringCharacterIterator it = new StringCharacterIterator("abc");
        for (char ch = it.first(); ch != CharacterIterator.DONE; ch = it.next()) System.out.print(ch);
        System.out.println();
        System.out.println(String.format(Locale.GERMANY,
                "%,.3f %tY-%<tm-%<td %<tA %e %g %a %h %o %X %c %b %10s|%-10s|%010d|%+d|%(d|%x %s", 12345.678, d, 1e10,
                0.0001, 1.0, "hi", 8, 255, 'c', true, "r", "l", 42, 5, -6, -1L, (Object) null));
    }
}
