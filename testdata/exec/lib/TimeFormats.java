package lib;

import java.text.DateFormat;
import java.text.ParseException;
import java.text.ParsePosition;
import java.text.SimpleDateFormat;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.DateTimeParseException;
import java.time.format.FormatStyle;
import java.time.format.ResolverStyle;
import java.time.format.SignStyle;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;
import java.util.function.Supplier;

/** DateTimeFormatter patterns, builders, styles, strict and lenient parsing; SimpleDateFormat in UTC. */
public class TimeFormats {
    interface Throwing {
        Object get() throws Exception;
    }

    static void t(String label, Throwing s) {
        try {
            System.out.println(label + " = " + s.get());
        } catch (DateTimeParseException e) {
            System.out.println(label + " ! " + e.getMessage() + " @" + e.getErrorIndex());
        } catch (ParseException e) {
            System.out.println(label + " ! ParseException: " + e.getMessage() + " @" + e.getErrorOffset());
        } catch (Exception e) {
            System.out.println(label + " ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static String prefix(String text, DateTimeFormatter f) {
        try {
            return LocalDate.parse(text, f).toString();
        } catch (DateTimeParseException e) {
            return e.getMessage().substring(0, e.getMessage().indexOf('{'));
        }
    }

    public static void main(String[] args) {
        ZonedDateTime z = ZonedDateTime.of(2024, 1, 5, 15, 7, 9, 45_000_000, ZoneId.of("Europe/Paris"));
        for (String p : new String[] {"yyyy-MM-dd", "yy/M/d", "uuuu-DDD", "EEE, d MMM yyyy", "EEEE MMMM dd", "EEEEE MMMMM", "hh:mm a", "H:m:s.SSS", "HH:mm:ss.nnnnnnnnn", "kk K", "e c", "Q QQQ QQQQ", "G GGGG", "w W Y", "'quoted' ''yy''", "XXX xx Z O", "VV", "[yyyy][MM]",
            "ppppd", "A N n", "F", "yyyyyy", "MM/dd/uuuu HH:mm:ss XXX", "D g"}) {
            t(p, () -> z.format(DateTimeFormatter.ofPattern(p, Locale.US)));
        }
        for (String p : new String[] {"yyyy-MM-dd'", "b", "MMMMMM", "{", "HHH"}) {
            t("bad " + p, () -> DateTimeFormatter.ofPattern(p, Locale.US));
        }
        t("german", () -> DateTimeFormatter.ofPattern("EEEE, d. MMMM yyyy", Locale.GERMANY).format(z) + " " + DateTimeFormatter.ofPattern("EE d MMM", Locale.FRANCE).format(z).replace('\u00a0', ' '));
        t("iso", () -> DateTimeFormatter.ISO_LOCAL_DATE_TIME.format(z) + " " + DateTimeFormatter.ISO_WEEK_DATE.format(z) + " " + DateTimeFormatter.ISO_ORDINAL_DATE.format(z) + " " + DateTimeFormatter.BASIC_ISO_DATE.format(z) + " " + DateTimeFormatter.RFC_1123_DATE_TIME.format(z) + " " + DateTimeFormatter.ISO_INSTANT.format(z)
            + " " + DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(z) + " " + DateTimeFormatter.ISO_ZONED_DATE_TIME.format(z));
        for (FormatStyle s : new FormatStyle[] {FormatStyle.FULL, FormatStyle.LONG, FormatStyle.MEDIUM, FormatStyle.SHORT}) {
            t("style " + s, () -> DateTimeFormatter.ofLocalizedDate(s).withLocale(Locale.US).format(z) + " | " + DateTimeFormatter.ofLocalizedDate(s).withLocale(Locale.GERMANY).format(z) + " | " + DateTimeFormatter.ofLocalizedDate(s).withLocale(Locale.UK).format(z));
        }
        t("time style", () -> DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT).withLocale(Locale.US).format(z));
        t("no zone", () -> DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(LocalDateTime.of(2020, 1, 1, 0, 0)));
        t("no hour", () -> DateTimeFormatter.ofPattern("HH", Locale.US).format(LocalDate.of(2020, 1, 1)));
        t("parse", () -> LocalDate.parse("5 Mar 1999", DateTimeFormatter.ofPattern("d MMM yyyy", Locale.US)) + " " + LocalTime.parse("3:05 PM", DateTimeFormatter.ofPattern("h:mm a", Locale.US)) + " " + YearMonth.parse("03/2020", DateTimeFormatter.ofPattern("MM/yyyy")) + " " + ZonedDateTime.parse("Wed, 3 Jul 2019 11:05:30 GMT", DateTimeFormatter.RFC_1123_DATE_TIME));
        t("parse yy", () -> LocalDate.parse("01/02/69", DateTimeFormatter.ofPattern("dd/MM/yy")) + " " + LocalDate.parse("20240229", DateTimeFormatter.BASIC_ISO_DATE) + " " + LocalDate.parse("2024-W09-4", DateTimeFormatter.ISO_WEEK_DATE));
        t("smart", () -> LocalDate.parse("2023-02-31", DateTimeFormatter.ofPattern("uuuu-MM-dd")));
        t("strict", () -> LocalDate.parse("2023-02-31", DateTimeFormatter.ofPattern("uuuu-MM-dd").withResolverStyle(ResolverStyle.STRICT)));
        // The message lists parsed fields in an order that depends on identity hashes: only the prefix is stable.
        t("strict y", () -> prefix("2023-02-01", DateTimeFormatter.ofPattern("yyyy-MM-dd").withResolverStyle(ResolverStyle.STRICT)));
        t("lenient", () -> LocalDate.parse("2023-14-35", DateTimeFormatter.ofPattern("uuuu-MM-dd").withResolverStyle(ResolverStyle.LENIENT)));
        t("month 13", () -> LocalDate.parse("2023-13-01"));
        t("conflict", () -> LocalDate.parse("Monday 2024-01-05", DateTimeFormatter.ofPattern("EEEE uuuu-MM-dd", Locale.US)));
        t("trailing", () -> LocalDate.parse("2023-01-01x"));
        t("insufficient", () -> prefix("2023-01", DateTimeFormatter.ofPattern("uuuu-MM")));
        t("optional", () -> DateTimeFormatter.ofPattern("uuuu-MM-dd[ HH:mm]").parseBest("2020-02-03 04:05", LocalDateTime::from, LocalDate::from) + " " + DateTimeFormatter.ofPattern("uuuu-MM-dd[ HH:mm]").parseBest("2020-02-03", LocalDateTime::from, LocalDate::from).getClass().getSimpleName());
        DateTimeFormatter built = new DateTimeFormatterBuilder().parseCaseInsensitive().appendLiteral('<').appendValue(ChronoField.YEAR, 4, 8, SignStyle.EXCEEDS_PAD).appendLiteral("|").appendText(ChronoField.MONTH_OF_YEAR, TextStyle.SHORT).padNext(4, '*').appendValue(ChronoField.DAY_OF_MONTH)
            .optionalStart().appendLiteral('@').appendValue(ChronoField.HOUR_OF_DAY, 2).optionalEnd().parseDefaulting(ChronoField.HOUR_OF_DAY, 8).parseDefaulting(ChronoField.MINUTE_OF_HOUR, 0).appendFraction(ChronoField.NANO_OF_SECOND, 0, 3, true).appendOffset("+HH:MM", "none").toFormatter(Locale.US);
        t("built", () -> built.format(z) + " " + built.parse("<2001|jUN***7none", LocalDateTime::from));
        TemporalAccessor ta = DateTimeFormatter.ISO_DATE_TIME.parse("2020-05-06T07:08:09+01:00");
        t("accessor", () -> ta.get(ChronoField.HOUR_OF_DAY) + " " + ta.isSupported(ChronoField.OFFSET_SECONDS) + " " + ta.query(ZoneOffset::from));
        t("position", () -> {
            ParsePosition pos = new ParsePosition(3);
            return DateTimeFormatter.ISO_LOCAL_TIME.parse("at 12:34", pos) != null ? pos.getIndex() : -1;
        });
        t("toString", () -> DateTimeFormatter.ISO_LOCAL_DATE + " " + DateTimeFormatter.ofPattern("dd-MM", Locale.US).withZone(ZoneOffset.UTC));
        SimpleDateFormat f = new SimpleDateFormat("yyyy-MM-dd'T'HH:mm:ss.SSSZ", Locale.US);
        f.setTimeZone(TimeZone.getTimeZone("UTC"));
        t("sdf", () -> f.format(new Date(1_700_000_000_123L)) + " " + f.parse("2024-02-30T01:02:03.004+0100").getTime() + " " + f.toPattern());
        f.applyPattern("EEE, MMM d, ''yy h:mm a z w D u XXX");
        t("sdf 2", () -> f.format(new Date(0)));
        f.setLenient(false);
        f.applyPattern("dd/MM/yyyy");
        t("sdf strict", () -> f.parse("31/02/2020"));
        t("sdf bad", () -> f.parse("hello"));
        t("sdf position", () -> f.parse("xx01/02/2003yy", new ParsePosition(2)).getTime());
        t("sdf pattern", () -> new SimpleDateFormat("jjj", Locale.US));
        DateFormat df = DateFormat.getDateTimeInstance(DateFormat.LONG, DateFormat.MEDIUM, Locale.US);
        df.setTimeZone(TimeZone.getTimeZone("GMT"));
        t("df", () -> df.format(new Date(86_400_000L * 365)));
        Supplier<String> all = () -> {
            StringBuilder sb = new StringBuilder();
            DateTimeFormatter x = DateTimeFormatter.ofPattern("d.M.uu HH", Locale.ROOT);
            for (int i = 0; i < 40; i++) {
                String s = x.format(LocalDateTime.of(2024, 1, 1, 0, 0).plusHours(i * 317L));
                sb.append(LocalDateTime.parse(s, x).getDayOfYear()).append(' ');
            }
            return sb.toString();
        };
        t("round trip", all::get);
        t("dte", () -> {
            throw new DateTimeException("own");
        });
    }
}
