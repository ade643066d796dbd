package lib;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Period;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.time.temporal.IsoFields;
import java.time.temporal.TemporalAdjusters;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.Random;
import java.util.TimeZone;

/** Seeded sweeps over dates: old against new calendars, zone arithmetic, formatting round trips, meeting rules. */
public class TimeSweep {
    public static void main(String[] args) {
        Random r = new Random(366);
        GregorianCalendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US);
        c.setGregorianChange(new java.util.Date(Long.MIN_VALUE));
        int agree = 0;
        for (int i = 0; i < 150; i++) {
            long ms = (long) (r.nextGaussian() * 3e12);
            c.setTimeInMillis(ms);
            LocalDateTime t = LocalDateTime.ofInstant(Instant.ofEpochMilli(ms), ZoneOffset.UTC);
            agree += c.get(Calendar.YEAR) == t.getYear() && c.get(Calendar.MONTH) + 1 == t.getMonthValue() && c.get(Calendar.DAY_OF_MONTH) == t.getDayOfMonth() && c.get(Calendar.HOUR_OF_DAY) == t.getHour()
                && c.get(Calendar.DAY_OF_YEAR) == t.getDayOfYear() && (c.get(Calendar.DAY_OF_WEEK) + 5) % 7 + 1 == t.getDayOfWeek().getValue() && t.toInstant(ZoneOffset.UTC).toEpochMilli() == ms ? 1 : 0;
        }
        System.out.println("calendars agree " + agree);
        long h = 0;
        String[] zones = {"Europe/Berlin", "America/Los_Angeles", "Asia/Tokyo", "Australia/Sydney", "America/St_Johns", "Africa/Casablanca", "Asia/Tehran"};
        for (String id : zones) {
            ZoneId z = ZoneId.of(id);
            long local = 0;
            int stays = 0;
            for (int i = 0; i < 60; i++) {
                ZonedDateTime t = Instant.ofEpochSecond(r.nextInt()).atZone(z);
                ZonedDateTime later = t.plusDays(r.nextInt(400)).plusHours(r.nextInt(50)).minusMonths(r.nextInt(5));
                local = local * 31 + t.getOffset().getTotalSeconds() + later.toEpochSecond() + ChronoUnit.HOURS.between(t, later) + Duration.between(t, later).toMinutes();
                stays += ZonedDateTime.parse(t.format(DateTimeFormatter.ISO_ZONED_DATE_TIME)).equals(t) ? 1 : 0;
            }
            System.out.println(id + " " + Long.toHexString(local) + " round trips " + stays + " next " + z.getRules().nextTransition(Instant.ofEpochSecond(1_000_000_000)));
            h ^= local;
        }
        System.out.println(Long.toHexString(h));
        DateTimeFormatter[] formats = {DateTimeFormatter.ISO_LOCAL_DATE, DateTimeFormatter.BASIC_ISO_DATE, DateTimeFormatter.ISO_WEEK_DATE, DateTimeFormatter.ISO_ORDINAL_DATE, DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.US), DateTimeFormatter.ofPattern("EEE, MM/dd/uuuu", Locale.UK), DateTimeFormatter.ofPattern("uu-M-d", Locale.ROOT)};
        for (DateTimeFormatter f : formats) {
            int ok = 0;
            int hash = 0;
            for (int i = 0; i < 40; i++) {
                LocalDate d = LocalDate.of(2000, 1, 1).plusDays(r.nextInt(36_500));
                String s = d.format(f);
                hash = hash * 31 + s.hashCode();
                ok += LocalDate.parse(s, f).equals(d) ? 1 : 0;
            }
            System.out.println(ok + " " + hash);
        }
        long ph = 0;
        int consistent = 0;
        for (int i = 0; i < 200; i++) {
            LocalDate a = LocalDate.ofEpochDay(r.nextInt(60_000) - 30_000);
            LocalDate b = LocalDate.ofEpochDay(r.nextInt(60_000) - 30_000);
            Period p = a.until(b);
            ph = ph * 31 + p.hashCode() + ChronoUnit.MONTHS.between(a, b) + IsoFields.QUARTER_YEARS.between(a, b) + a.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR);
            consistent += a.plus(p).equals(b) || !b.minus(p).equals(b) ? 1 : 0;
        }
        System.out.println(Long.toHexString(ph) + " " + consistent);
        StringBuilder sb = new StringBuilder();
        for (int m = 1; m <= 12; m++) {
            LocalDate d = LocalDate.of(2025, m, 1).with(TemporalAdjusters.dayOfWeekInMonth(2, DayOfWeek.TUESDAY));
            if (d.getDayOfMonth() > 10) {
                d = d.with(TemporalAdjusters.previous(DayOfWeek.MONDAY));
            }
            sb.append(d.format(DateTimeFormatter.ofPattern("MMM d;", Locale.US)));
        }
        System.out.println(sb);
        int[] weekdays = new int[7];
        for (YearMonth ym = YearMonth.of(1901, 1); ym.getYear() < 2001; ym = ym.plusMonths(1)) {
            weekdays[ym.atDay(1).getDayOfWeek().getValue() - 1]++;
        }
        System.out.println(java.util.Arrays.toString(weekdays));
        LocalDateTime t = LocalDateTime.of(2024, 1, 31, 23, 59, 59);
        for (int i = 0; i < 6; i++) {
            System.out.print(t + " ");
            t = t.plusMonths(1).plusSeconds(1).minusNanos(1);
        }
        System.out.println();
    }
}
