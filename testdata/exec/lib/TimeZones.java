package lib;

import java.time.Clock;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneRules;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Calendar;
import java.util.Locale;
import java.util.TimeZone;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Instant, Duration, offsets, zones with daylight saving, fixed clocks, and the old Date/Calendar in UTC. */
public class TimeZones {
    static void t(String label, Supplier<?> s) {
        try {
            System.out.println(label + " = " + s.get());
        } catch (DateTimeException | ArithmeticException | IllegalArgumentException e) {
            System.out.println(label + " ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        Instant i = Instant.ofEpochSecond(1_700_000_000L, 123_456_789);
        t("instant", () -> i + " " + i.toEpochMilli() + " " + i.getNano() + " " + i.plusMillis(1) + " " + i.truncatedTo(ChronoUnit.HOURS) + " " + Instant.EPOCH + " " + Instant.ofEpochMilli(-1) + " " + Instant.MAX + " " + Instant.MIN);
        t("instant parse", () -> Instant.parse("2007-12-03T10:15:30.00Z") + " " + Instant.parse("1969-12-31T23:59:59Z").getEpochSecond());
        t("instant bad", () -> Instant.parse("2007-12-03"));
        t("instant unit", () -> i.plus(1, ChronoUnit.MONTHS));
        t("instant days", () -> i.plus(2, ChronoUnit.DAYS) + " " + i.isBefore(Instant.EPOCH) + " " + i.compareTo(i.plusNanos(1)) + " " + Instant.EPOCH.until(i, ChronoUnit.DAYS) + " " + i.hashCode());
        Duration d = Duration.ofHours(25).plusMinutes(61).plusMillis(5);
        t("duration", () -> d + " " + d.toHours() + " " + d.toMinutesPart() + " " + d.toSecondsPart() + " " + d.toMillis() + " " + d.toDaysPart() + " " + d.negated() + " " + d.multipliedBy(3) + " " + d.dividedBy(7) + " " + d.dividedBy(Duration.ofMinutes(10)) + " " + d.abs().equals(d.negated().abs()));
        t("duration forms", () -> Duration.ZERO + " " + Duration.ofMillis(-1) + " " + Duration.ofSeconds(-1, 1) + " " + Duration.ofDays(400) + " " + Duration.ofNanos(1) + " " + Duration.parse("PT-6H+3M") + " " + Duration.parse("P2DT3H4.5S") + " " + Duration.of(90, ChronoUnit.MINUTES) + " " + Duration.ofSeconds(59, 999_999_999).truncatedTo(ChronoUnit.SECONDS));
        t("duration bad", () -> Duration.parse("1h"));
        t("duration over", () -> Duration.ofSeconds(Long.MAX_VALUE).plusSeconds(1));
        t("duration est", () -> Duration.of(1, ChronoUnit.YEARS));
        t("duration between", () -> Duration.between(LocalDateTime.of(2020, 1, 1, 0, 0), LocalDateTime.of(2020, 3, 1, 12, 30)) + " " + Duration.between(i, Instant.EPOCH).getSeconds() + " " + d.compareTo(Duration.ofDays(1)) + " " + d.isZero() + d.isNegative());
        ZoneId paris = ZoneId.of("Europe/Paris");
        ZoneId ny = ZoneId.of("America/New_York");
        ZonedDateTime z = ZonedDateTime.of(2024, 3, 31, 1, 30, 0, 0, paris);
        t("gap", () -> z + " " + z.plusHours(1) + " " + z.plusDays(1) + " " + z.plusMinutes(59) + " " + ZonedDateTime.of(2024, 3, 31, 2, 30, 0, 0, paris));
        ZonedDateTime o = ZonedDateTime.of(2024, 10, 27, 2, 30, 0, 0, paris);
        t("overlap", () -> o + " " + o.withLaterOffsetAtOverlap() + " " + o.plusHours(1) + " " + Duration.between(o.toLocalDate().atStartOfDay(paris), o.plusDays(1).toLocalDate().atStartOfDay(paris)));
        t("convert", () -> z.withZoneSameInstant(ny) + " " + z.withZoneSameLocal(ny) + " " + z.toInstant() + " " + z.toOffsetDateTime() + " " + i.atZone(ZoneId.of("Asia/Kolkata")) + " " + i.atOffset(ZoneOffset.ofHours(-3)) + " " + z.withFixedOffsetZone());
        t("strict", () -> ZonedDateTime.ofStrict(LocalDateTime.of(2024, 3, 31, 2, 30), ZoneOffset.ofHours(1), paris));
        t("zdt parse", () -> ZonedDateTime.parse("2024-07-01T12:00:00+02:00[Europe/Paris]") + " " + ZonedDateTime.parse("2024-07-01T12:00Z") + " " + OffsetDateTime.parse("2024-07-01T12:00:00-05:30").toInstant());
        t("zone bad", () -> ZoneId.of("Mars/Olympus"));
        t("zone bad 2", () -> ZoneId.of("bad id!"));
        t("offset", () -> ZoneOffset.of("+05:30").getTotalSeconds() + " " + ZoneOffset.ofHoursMinutes(-2, -30) + " " + ZoneOffset.UTC + " " + ZoneOffset.ofTotalSeconds(3661) + " " + ZoneId.of("UTC+3") + " " + ZoneId.of("Z") + " " + ZoneId.of("GMT-1").getRules());
        t("offset bad", () -> ZoneOffset.of("+19:00"));
        t("offset time", () -> OffsetTime.of(10, 0, 0, 0, ZoneOffset.ofHours(2)).withOffsetSameInstant(ZoneOffset.UTC) + " " + OffsetDateTime.of(2020, 1, 1, 0, 0, 0, 0, ZoneOffset.ofHours(9)).isEqual(OffsetDateTime.of(2019, 12, 31, 15, 0, 0, 0, ZoneOffset.UTC)));
        ZoneRules rules = ny.getRules();
        t("rules", () -> rules.isDaylightSavings(i) + " " + rules.getOffset(i) + " " + rules.getStandardOffset(i) + " " + rules.getDaylightSavings(Instant.parse("2024-07-01T00:00:00Z")) + " " + rules.nextTransition(i) + " " + rules.previousTransition(Instant.parse("1970-01-01T00:00:00Z")) + " " + rules.isFixedOffset()
            + " " + rules.getValidOffsets(LocalDateTime.of(2024, 11, 3, 1, 30)) + rules.getValidOffsets(LocalDateTime.of(2024, 3, 10, 2, 30)));
        ZoneOffsetTransition tr = rules.nextTransition(Instant.parse("2030-01-01T00:00:00Z"));
        t("transition", () -> tr.getInstant() + " " + tr.isGap() + " " + tr.getDuration() + " " + tr.getDateTimeBefore() + " " + tr.getDateTimeAfter());
        for (String id : new String[] {"Europe/London", "Australia/Lord_Howe", "Asia/Kathmandu", "America/Sao_Paulo", "Pacific/Apia", "Africa/Cairo", "UTC"}) {
            StringBuilder sb = new StringBuilder(id);
            for (int y : new int[] {1950, 1985, 2011, 2024, 2040}) {
                ZonedDateTime a = ZonedDateTime.of(y, 1, 1, 12, 0, 0, 0, ZoneId.of(id));
                sb.append(' ').append(a.getOffset()).append('/').append(a.plusMonths(6).getOffset());
            }
            System.out.println(sb);
        }
        Clock fixed = Clock.fixed(i, ZoneOffset.UTC);
        t("clock", () -> fixed.instant() + " " + LocalDateTime.now(fixed) + " " + Clock.offset(fixed, Duration.ofHours(1)).millis() + " " + Clock.tick(fixed, Duration.ofMinutes(1)).instant() + " " + fixed + " " + Clock.systemUTC().getZone() + " " + (Clock.systemUTC().millis() > 1_600_000_000_000L));
        t("timeunit", () -> TimeUnit.HOURS.toMillis(2) + " " + TimeUnit.NANOSECONDS.toSeconds(1_999_999_999) + " " + TimeUnit.DAYS.convert(49, TimeUnit.HOURS) + " " + TimeUnit.SECONDS.toMinutes(-61) + " " + TimeUnit.DAYS.toNanos(Long.MAX_VALUE) + " " + TimeUnit.MILLISECONDS.toChronoUnit());
        Date date = new Date(1_700_000_000_000L);
        t("date", () -> date.getTime() + " " + date.toInstant() + " " + date.before(new Date(0)) + " " + date.compareTo(new Date(Long.MAX_VALUE)) + " " + Date.from(Instant.EPOCH).equals(new Date(0)) + " " + date.hashCode());
        Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US);
        c.setTime(date);
        t("calendar", () -> c.get(Calendar.YEAR) + " " + c.get(Calendar.MONTH) + " " + c.get(Calendar.DAY_OF_MONTH) + " " + c.get(Calendar.DAY_OF_WEEK) + " " + c.get(Calendar.HOUR_OF_DAY) + " " + c.get(Calendar.WEEK_OF_YEAR) + " " + c.getActualMaximum(Calendar.DAY_OF_MONTH));
        c.add(Calendar.MONTH, 3);
        c.set(Calendar.DAY_OF_MONTH, 31);
        t("calendar add", () -> c.getTime().toInstant() + " " + c.get(Calendar.DAY_OF_YEAR));
        c.roll(Calendar.MONTH, -4);
        c.clear(Calendar.MINUTE);
        t("calendar roll", () -> c.toInstant() + " " + new GregorianCalendar(TimeZone.getTimeZone("America/New_York"), Locale.US).getTimeZone().getRawOffset() + " " + TimeZone.getTimeZone("Nowhere").getID());
        GregorianCalendar g = new GregorianCalendar(TimeZone.getTimeZone("GMT"), Locale.US);
        g.clear();
        g.set(1582, Calendar.OCTOBER, 4);
        g.add(Calendar.DATE, 1);
        t("cutover", () -> g.get(Calendar.DAY_OF_MONTH) + " " + g.isLeapYear(1500) + " " + g.isLeapYear(1900) + " " + g.getTimeInMillis());
        g.setLenient(false);
        g.set(Calendar.MONTH, 15);
        t("lenient", () -> g.getTimeInMillis());
        t("zone", () -> TimeZone.getTimeZone("Europe/Paris").getOffset(1_720_000_000_000L) + " " + TimeZone.getTimeZone("Europe/Paris").inDaylightTime(date) + " " + TimeZone.getTimeZone("GMT+05:30").getID() + " " + TimeZone.getTimeZone("Europe/Paris").toZoneId());
    }
}
