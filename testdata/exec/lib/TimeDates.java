package lib;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.MonthDay;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.format.DateTimeParseException;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.IsoFields;
import java.time.temporal.JulianFields;
import java.time.temporal.TemporalAdjusters;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.WeekFields;
import java.util.Locale;
import java.util.function.Supplier;

/** LocalDate, LocalTime, LocalDateTime, Year, YearMonth, MonthDay, Period, adjusters and fields. */
public class TimeDates {
    static void t(String label, Supplier<?> s) {
        try {
            System.out.println(label + " = " + s.get());
        } catch (DateTimeParseException e) {
            System.out.println(label + " ! parse: " + e.getMessage() + " @" + e.getErrorIndex());
        } catch (DateTimeException | ArithmeticException | IllegalArgumentException e) {
            System.out.println(label + " ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        LocalDate d = LocalDate.of(2024, 2, 29);
        t("date", () -> d + " " + d.getDayOfWeek() + " " + d.getDayOfYear() + " " + d.isLeapYear() + " " + d.lengthOfMonth() + " " + d.lengthOfYear() + " " + d.getEra() + " " + d.toEpochDay());
        t("plus", () -> d.plusYears(1) + " " + d.plusMonths(12) + " " + d.plusWeeks(1) + " " + d.plusDays(366) + " " + d.minusMonths(1) + " " + d.plus(3, ChronoUnit.DECADES) + " " + d.minusYears(2024 + 50));
        t("with", () -> d.withDayOfMonth(1) + " " + d.withMonth(4) + " " + d.withYear(2023) + " " + d.withDayOfYear(60) + " " + d.with(ChronoField.DAY_OF_WEEK, 1));
        t("with bad", () -> d.withYear(2023).withDayOfMonth(29));
        t("of bad", () -> LocalDate.of(2023, 2, 29));
        t("of bad 2", () -> LocalDate.of(2023, 4, 31));
        t("of bad 3", () -> LocalDate.of(2023, 13, 1));
        t("ofYearDay bad", () -> LocalDate.ofYearDay(2023, 366));
        t("parse", () -> LocalDate.parse("1999-12-31").plusDays(1) + " " + LocalDate.parse("-0044-03-15") + " " + LocalDate.parse("+12345-01-01"));
        for (String s : new String[] {"1999-2-3", "1999-02-30", "19990203", "", "2024-01-01T00:00", "abcd-01-01"}) {
            t("parse " + s, () -> LocalDate.parse(s));
        }
        t("max", () -> LocalDate.MAX + " " + LocalDate.MIN + " " + LocalDate.EPOCH);
        t("overflow", () -> LocalDate.MAX.plusDays(1));
        t("adjusters", () -> d.with(TemporalAdjusters.firstDayOfMonth()) + " " + d.with(TemporalAdjusters.lastDayOfYear()) + " " + d.with(TemporalAdjusters.next(DayOfWeek.THURSDAY)) + " " + d.with(TemporalAdjusters.nextOrSame(DayOfWeek.THURSDAY))
            + " " + d.with(TemporalAdjusters.previous(DayOfWeek.FRIDAY)) + " " + d.with(TemporalAdjusters.firstInMonth(DayOfWeek.MONDAY)) + " " + d.with(TemporalAdjusters.lastInMonth(DayOfWeek.SUNDAY)) + " "
            + d.with(TemporalAdjusters.dayOfWeekInMonth(3, DayOfWeek.TUESDAY)) + " " + d.with(TemporalAdjusters.firstDayOfNextYear()) + " " + d.with(TemporalAdjusters.ofDateAdjuster(x -> x.plusDays(100))));
        t("between", () -> ChronoUnit.DAYS.between(LocalDate.of(2000, 1, 1), d) + " " + ChronoUnit.MONTHS.between(LocalDate.of(2023, 3, 31), d) + " " + ChronoUnit.YEARS.between(d, LocalDate.of(2028, 2, 28)) + " " + d.until(LocalDate.of(2025, 1, 1), ChronoUnit.WEEKS)
            + " " + LocalDate.of(2023, 1, 31).until(LocalDate.of(2023, 3, 1)) + " " + Period.between(d, LocalDate.of(2020, 1, 1)));
        t("period", () -> Period.of(1, 14, -3) + " " + Period.of(1, 14, -3).normalized() + " " + Period.parse("P2Y3M-4D") + " " + Period.parse("-P1W2D") + " " + Period.ofWeeks(3).plusDays(1).multipliedBy(2).negated() + " " + Period.ZERO + " " + d.plus(Period.ofMonths(1)) + " " + Period.of(1, 2, 3).toTotalMonths() + Period.of(0, 0, -1).isNegative());
        t("period bad", () -> Period.parse("P1X"));
        t("compare", () -> d.isBefore(d.plusDays(1)) + " " + d.isAfter(d) + " " + d.isEqual(LocalDate.parse("2024-02-29")) + " " + d.compareTo(LocalDate.of(2020, 2, 29)) + " " + d.equals(LocalDate.of(2024, 2, 29)) + " " + d.hashCode());
        t("fields", () -> d.get(ChronoField.ALIGNED_WEEK_OF_YEAR) + " " + d.getLong(ChronoField.PROLEPTIC_MONTH) + " " + d.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) + " " + d.get(IsoFields.QUARTER_OF_YEAR) + " " + d.get(IsoFields.DAY_OF_QUARTER) + " " + d.getLong(JulianFields.MODIFIED_JULIAN_DAY)
            + " " + d.get(WeekFields.ISO.weekOfMonth()) + " " + d.get(WeekFields.of(Locale.US).weekOfYear()) + " " + d.range(ChronoField.DAY_OF_MONTH) + " " + d.isSupported(ChronoField.HOUR_OF_DAY));
        t("field bad", () -> d.get(ChronoField.HOUR_OF_DAY));
        t("unit bad", () -> {
            try {
                return d.plus(1, ChronoUnit.HOURS);
            } catch (UnsupportedTemporalTypeException e) {
                return "unsupported " + e.getMessage();
            }
        });
        t("weeks", () -> LocalDate.of(2020, 12, 31).get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) + " " + LocalDate.of(2021, 1, 3).get(IsoFields.WEEK_BASED_YEAR) + " " + LocalDate.of(2018, 12, 31).get(WeekFields.ISO.weekOfWeekBasedYear()));
        t("datesUntil", () -> d.datesUntil(d.plusDays(5)).map(x -> x.getDayOfWeek().name().substring(0, 2)).toList() + " " + d.datesUntil(LocalDate.of(2025, 1, 1), Period.ofMonths(4)).toList());
        LocalTime m = LocalTime.of(23, 59, 58, 123_000_000);
        t("time", () -> m + " " + m.plusSeconds(3) + " " + m.minusHours(25) + " " + m.toSecondOfDay() + " " + m.toNanoOfDay() + " " + m.truncatedTo(ChronoUnit.MINUTES) + " " + LocalTime.MIDNIGHT + " " + LocalTime.MAX + " " + LocalTime.of(5, 0) + " " + LocalTime.of(1, 2, 3, 4000));
        t("time parse", () -> LocalTime.parse("10:15") + " " + LocalTime.parse("10:15:30.5") + " " + LocalTime.parse("00:00:00.000000001"));
        t("time bad", () -> LocalTime.parse("24:00"));
        t("time bad 2", () -> LocalTime.of(12, 60));
        t("time fields", () -> m.get(ChronoField.AMPM_OF_DAY) + " " + m.get(ChronoField.CLOCK_HOUR_OF_AMPM) + " " + m.get(ChronoField.MILLI_OF_DAY) + " " + m.with(ChronoField.MINUTE_OF_DAY, 90) + " " + LocalTime.NOON.until(m, ChronoUnit.MINUTES) + " " + m.compareTo(LocalTime.NOON));
        LocalDateTime dt = LocalDateTime.of(d, m);
        t("datetime", () -> dt + " " + dt.plusHours(1) + " " + dt.minusSeconds(86400 * 2) + " " + dt.toLocalDate().atStartOfDay() + " " + d.atTime(7, 30) + " " + LocalDateTime.parse("2011-12-03T10:15:30").getMonth() + " " + dt.withNano(0).withHour(0) + " " + dt.plusNanos(-1));
        t("dt between", () -> ChronoUnit.SECONDS.between(dt, dt.plusDays(1)) + " " + ChronoUnit.DAYS.between(dt, dt.plusHours(47)) + " " + dt.until(LocalDateTime.of(2030, 1, 1, 0, 0), ChronoUnit.MONTHS) + " " + dt.isAfter(d.atStartOfDay()) + " " + dt.truncatedTo(ChronoUnit.HALF_DAYS));
        t("year", () -> Year.of(1900).isLeap() + " " + Year.of(2000).isLeap() + " " + Year.of(2024).atDay(366) + " " + Year.parse("1987") + " " + Year.of(2023).length() + " " + Year.isLeap(2100) + " " + Year.of(5).plusYears(3));
        t("yearMonth", () -> YearMonth.of(2023, 2).lengthOfMonth() + " " + YearMonth.parse("2024-11").plusMonths(3) + " " + YearMonth.of(2024, 2).atEndOfMonth() + " " + YearMonth.of(2020, 5).compareTo(YearMonth.of(2020, 3)) + " " + YearMonth.of(2021, Month.MAY).isValidDay(31));
        t("monthDay", () -> MonthDay.of(2, 29) + " " + MonthDay.of(2, 29).isValidYear(2023) + " " + MonthDay.of(2, 29).atYear(2023) + " " + MonthDay.parse("--12-25").getMonth());
        t("month", () -> Month.JANUARY.minus(1) + " " + Month.FEBRUARY.maxLength() + Month.FEBRUARY.minLength() + " " + Month.of(8).firstDayOfYear(true) + " " + Month.MARCH.firstMonthOfQuarter() + " " + Month.MAY.getDisplayName(TextStyle.SHORT, Locale.US) + " " + Month.MARCH.getDisplayName(TextStyle.FULL, Locale.ENGLISH));
        t("day", () -> DayOfWeek.MONDAY.plus(10) + " " + DayOfWeek.of(7) + " " + DayOfWeek.from(d) + " " + DayOfWeek.FRIDAY.getDisplayName(TextStyle.NARROW, Locale.US) + DayOfWeek.FRIDAY.getDisplayName(TextStyle.SHORT, Locale.ROOT));
        t("day bad", () -> DayOfWeek.of(8));
        int friday13 = 0;
        LocalDate x = LocalDate.of(1990, 1, 13);
        while (x.getYear() < 2030) {
            friday13 += x.getDayOfWeek() == DayOfWeek.FRIDAY ? 1 : 0;
            x = x.plusMonths(1);
        }
        System.out.println("friday 13th " + friday13);
        long check = 0;
        for (long e = -800_000; e < 800_000; e += 9973) {
            LocalDate y = LocalDate.ofEpochDay(e);
            check = check * 31 + y.getYear() * 372L + y.getMonthValue() * 31 + y.getDayOfMonth() + y.getDayOfWeek().getValue();
            assert y.toEpochDay() == e;
        }
        System.out.println("check " + check);
    }
}
