package lib;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.Chronology;
import java.time.chrono.HijrahDate;
import java.time.chrono.IsoChronology;
import java.time.chrono.IsoEra;
import java.time.chrono.JapaneseDate;
import java.time.chrono.MinguoDate;
import java.time.chrono.ThaiBuddhistDate;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;
import java.util.List;

/** Other calendar systems, own adjusters, queries, amounts and temporals. */
public class ChronoOthers {
    static final class BusinessDays implements TemporalAmount {
        final int n;

        BusinessDays(int n) {
            this.n = n;
        }

        @Override
        public long get(TemporalUnit u) {
            if (u == ChronoUnit.DAYS) {
                return n;
            }
            throw new UnsupportedTemporalTypeException("only days, not " + u);
        }

        @Override
        public List<TemporalUnit> getUnits() {
            return List.of(ChronoUnit.DAYS);
        }

        @Override
        public Temporal addTo(Temporal t) {
            return step(t, 1);
        }

        @Override
        public Temporal subtractFrom(Temporal t) {
            return step(t, -1);
        }

        private Temporal step(Temporal t, int sign) {
            for (int left = n; left > 0;) {
                t = t.plus(sign, ChronoUnit.DAYS);
                if (t.get(ChronoField.DAY_OF_WEEK) < 6) {
                    left--;
                }
            }
            return t;
        }
    }

    /** A temporal that counts whole hours of a game clock. */
    record GameTime(long hours) implements Temporal {
        @Override
        public boolean isSupported(TemporalUnit u) {
            return u == ChronoUnit.HOURS || u == ChronoUnit.DAYS;
        }

        @Override
        public boolean isSupported(TemporalField f) {
            return f == ChronoField.HOUR_OF_DAY || f == ChronoField.EPOCH_DAY;
        }

        @Override
        public long getLong(TemporalField f) {
            if (f == ChronoField.HOUR_OF_DAY) {
                return Math.floorMod(hours, 24);
            }
            if (f == ChronoField.EPOCH_DAY) {
                return Math.floorDiv(hours, 24);
            }
            throw new UnsupportedTemporalTypeException("no " + f);
        }

        @Override
        public Temporal with(TemporalField f, long v) {
            return f == ChronoField.HOUR_OF_DAY ? new GameTime(hours - getLong(f) + v) : new GameTime(v * 24 + getLong(ChronoField.HOUR_OF_DAY));
        }

        @Override
        public Temporal plus(long n, TemporalUnit u) {
            return new GameTime(hours + n * u.getDuration().toHours());
        }

        @Override
        public long until(Temporal end, TemporalUnit u) {
            return (((GameTime) end).hours - hours) / u.getDuration().toHours();
        }
    }

    interface Act {
        Object run();
    }

    static void t(String label, Act a) {
        try {
            System.out.println(label + " = " + a.run());
        } catch (DateTimeException e) {
            System.out.println(label + " ! " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        LocalDate d = LocalDate.of(2024, 5, 1);
        for (ChronoLocalDate c : List.of(JapaneseDate.from(d), MinguoDate.from(d), ThaiBuddhistDate.from(d), HijrahDate.from(d), d)) {
            t(c.getChronology().getId(), () -> c + " " + c.getEra() + " " + c.get(ChronoField.YEAR_OF_ERA) + " " + c.lengthOfMonth() + " " + c.isLeapYear() + " " + c.plus(40, ChronoUnit.DAYS) + " " + c.toEpochDay() + " " + c.isEqual(d) + " " + c.until(LocalDate.of(2024, 12, 25)) + " " + c.range(ChronoField.DAY_OF_YEAR));
        }
        t("convert", () -> LocalDate.from(ThaiBuddhistDate.of(2567, 5, 1)) + " " + MinguoDate.of(113, 5, 1).equals(MinguoDate.from(d)) + " " + JapaneseDate.of(2019, 4, 30).getEra() + " " + JapaneseDate.of(2019, 5, 1).getEra() + " " + HijrahDate.of(1445, 10, 22));
        t("bad japanese", () -> JapaneseDate.of(1500, 1, 1));
        t("bad hijrah", () -> HijrahDate.of(1445, 13, 1));
        t("chronology", () -> Chronology.of("ThaiBuddhist").dateYearDay(2567, 100) + " " + IsoChronology.INSTANCE.dateNow().getClass().getSimpleName() + " " + IsoChronology.INSTANCE.prolepticYear(IsoEra.BCE, 44) + " " + Chronology.of("ISO").isLeapYear(2000) + " " + Chronology.of("Minguo").eras());
        t("unknown", () -> Chronology.of("Martian"));
        t("business", () -> d.plus(new BusinessDays(10)) + " " + d.minus(new BusinessDays(3)) + " " + LocalDateTime.of(d, LocalTime.NOON).plus(new BusinessDays(1)) + " " + new BusinessDays(4).get(ChronoUnit.DAYS));
        t("business bad", () -> LocalTime.NOON.plus(new BusinessDays(1)));
        t("business unit", () -> new BusinessDays(1).get(ChronoUnit.HOURS));
        TemporalAdjuster payday = x -> {
            Temporal e = x.with(ChronoField.DAY_OF_MONTH, x.range(ChronoField.DAY_OF_MONTH).getMaximum());
            while (e.get(ChronoField.DAY_OF_WEEK) > 5) {
                e = e.minus(1, ChronoUnit.DAYS);
            }
            return e;
        };
        t("adjuster", () -> d.with(payday) + " " + LocalDate.of(2024, 6, 5).with(payday) + " " + LocalDate.of(2024, 3, 1).with(payday));
        t("adjuster bad", () -> LocalTime.NOON.with(payday));
        TemporalQuery<String> season = x -> List.of("winter", "spring", "summer", "autumn").get(x.get(ChronoField.MONTH_OF_YEAR) % 12 / 3);
        t("query", () -> d.query(season) + " " + d.query(TemporalQueries.precision()) + " " + d.query(TemporalQueries.zone()) + " " + d.query(TemporalQueries.localDate()) + " " + d.query(DayOfWeek::from) + " " + LocalTime.NOON.query(TemporalQueries.precision()) + LocalTime.NOON.query(TemporalQueries.localDate()));
        GameTime g = new GameTime(100);
        t("own", () -> g.get(ChronoField.HOUR_OF_DAY) + " " + g.plus(1, ChronoUnit.DAYS) + " " + ChronoUnit.HOURS.between(g, new GameTime(150)) + " " + g.with(LocalDate.of(1970, 1, 3)) + " " + LocalDate.from(g) + " " + g.minus(5, ChronoUnit.HOURS) + " " + g.range(ChronoField.HOUR_OF_DAY));
        t("own bad", () -> g.get(ChronoField.MINUTE_OF_HOUR));
        t("own from", () -> LocalTime.from(g));
        TemporalAccessor a = new TemporalAccessor() {
            @Override
            public boolean isSupported(TemporalField f) {
                return f == ChronoField.EPOCH_DAY || f == ChronoField.NANO_OF_DAY;
            }

            @Override
            public long getLong(TemporalField f) {
                return f == ChronoField.EPOCH_DAY ? 20_000 : 3_600_000_000_000L;
            }
        };
        t("accessor", () -> LocalDateTime.from(a) + " " + a.query(TemporalQueries.localTime()));
        for (ChronoField f : ChronoField.values()) {
            StringBuilder sb = new StringBuilder(f.name()).append(' ').append(f).append(' ').append(f.range()).append(' ').append(f.isDateBased()).append(f.getBaseUnit()).append('/').append(f.getRangeUnit());
            sb.append(' ').append(f.isSupportedBy(d) ? d.getLong(f) : "-");
            System.out.println(sb);
        }
        for (ChronoUnit u : ChronoUnit.values()) {
            System.out.println(u + " " + u.getDuration() + " " + u.isDurationEstimated() + " " + (u.isSupportedBy(d) && u.compareTo(ChronoUnit.ERAS) < 0 ? d.plus(1, u) : "-"));
        }
        ValueRange v = ValueRange.of(1, 28, 31);
        t("range", () -> v + " " + v.isFixed() + v.isValidValue(31) + v.isValidIntValue(32) + " " + v.getSmallestMaximum() + " " + ValueRange.of(0, 9).equals(ValueRange.of(0, 9)));
        t("range check", () -> v.checkValidValue(40, ChronoField.DAY_OF_MONTH));
    }
}
