package lib;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.Annotation;
import java.text.BreakIterator;
import java.text.ChoiceFormat;
import java.text.CollationKey;
import java.text.Collator;
import java.text.CompactNumberFormat;
import java.text.DateFormat;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.FieldPosition;
import java.text.MessageFormat;
import java.text.Normalizer;
import java.text.NumberFormat;
import java.text.ParseException;
import java.text.ParsePosition;
import java.text.StringCharacterIterator;
import java.util.Arrays;
import java.util.Currency;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;

/** DecimalFormat, NumberFormat, MessageFormat, ChoiceFormat, Collator, BreakIterator, Normalizer. */
public class TextFormats {
    interface Throwing {
        Object get() throws Exception;
    }

    static void t(String label, Throwing s) {
        try {
            System.out.println(label + " = " + ascii(String.valueOf(s.get())));
        } catch (ParseException e) {
            System.out.println(label + " ! " + e.getMessage() + " @" + e.getErrorOffset());
        } catch (Exception e) {
            System.out.println(label + " ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static String ascii(String s) {
        StringBuilder sb = new StringBuilder();
        s.chars().forEach(c -> sb.append(c < 127 ? String.valueOf((char) c) : String.format("\\u%04x", c)));
        return sb.toString();
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.US);
        DecimalFormatSymbols us = DecimalFormatSymbols.getInstance(Locale.US);
        double[] values = {0, 1234567.891, -0.5, 0.005, 99.995, 1e-7, 123456789012.0, Double.NaN, Double.NEGATIVE_INFINITY, -0.0};
        for (String p : new String[] {"#,##0.00", "0", "000.###", "#.##", "0.0E0", "##0.##E0", "0.00%", "\u00a4#,##0.00;(\u00a4#,##0.00)", "'#'0", "#,####.0", "0.###\u2030", "00.00E00"}) {
            DecimalFormat f = new DecimalFormat(p, us);
            StringBuilder sb = new StringBuilder();
            for (double v : values) {
                sb.append(f.format(v)).append(" | ");
            }
            t(ascii(p), () -> sb + f.toPattern());
        }
        t("bad pattern", () -> new DecimalFormat("0.0.0", us));
        t("bad pattern 2", () -> new DecimalFormat("#0#", us));
        DecimalFormat f = new DecimalFormat("#,##0.##", us);
        t("parse", () -> f.parse("1,234.5xyz") + " " + f.parse("-12").getClass().getSimpleName() + " " + f.parse("1e5") + " " + f.parse("99999999999999999999") + " " + f.parse(".5"));
        t("parse bad", () -> f.parse("abc"));
        t("parse position", () -> {
            ParsePosition p = new ParsePosition(2);
            Number n = f.parse("ab12cd", p);
            return n + " " + p.getIndex() + " " + p.getErrorIndex() + " " + f.parse("q", new ParsePosition(0));
        });
        f.setParseBigDecimal(true);
        t("parse big", () -> f.parse("123456789012345678901.5").getClass().getSimpleName());
        for (RoundingMode m : RoundingMode.values()) {
            if (m != RoundingMode.UNNECESSARY) {
                f.setRoundingMode(m);
                f.setMaximumFractionDigits(1);
                t("round " + m, () -> f.format(0.25) + " " + f.format(0.35) + " " + f.format(-0.25) + " " + f.format(new BigDecimal("1.15")) + " " + f.format(2.05));
            }
        }
        t("settings", () -> {
            DecimalFormat g = (DecimalFormat) f.clone();
            g.setGroupingSize(2);
            g.setMinimumIntegerDigits(3);
            g.setPositivePrefix("+");
            g.setNegativeSuffix("-");
            g.setDecimalSeparatorAlwaysShown(true);
            g.setMultiplier(10);
            return g.format(1234) + " " + g.format(-5) + " " + g.format(123456789012345678L) + " " + g.equals(f) + " " + g.toLocalizedPattern();
        });
        t("locales", () -> NumberFormat.getInstance(Locale.US).format(1234567.891) + " " + NumberFormat.getInstance(Locale.GERMANY).format(1234567.891) + " " + NumberFormat.getInstance(Locale.FRANCE).format(1234567.891) + " " + NumberFormat.getInstance(new Locale("de", "CH")).format(1234567.891) + " " + NumberFormat.getInstance(new Locale("hi", "IN")).format(12345678.9));
        t("currency", () -> NumberFormat.getCurrencyInstance(Locale.US).format(-1234.5) + " " + NumberFormat.getCurrencyInstance(Locale.GERMANY).format(1234.5) + " " + NumberFormat.getCurrencyInstance(Locale.JAPAN).format(1234.5) + " " + NumberFormat.getCurrencyInstance(Locale.UK).format(0.005));
        t("percent", () -> NumberFormat.getPercentInstance(Locale.US).format(0.256) + " " + NumberFormat.getIntegerInstance(Locale.US).format(2.5) + " " + NumberFormat.getIntegerInstance(Locale.US).format(3.5));
        t("compact", () -> NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.SHORT).format(12345) + " " + NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.LONG).format(2_500_000) + " " + (NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.SHORT) instanceof CompactNumberFormat));
        Currency c = Currency.getInstance("EUR");
        t("Currency", () -> c + " " + c.getDefaultFractionDigits() + " " + c.getSymbol(Locale.GERMANY) + " " + c.getDisplayName(Locale.US) + " " + c.getNumericCode() + " " + Currency.getInstance(Locale.JAPAN) + " " + Currency.getInstance("USD").getSymbol(Locale.US));
        t("Currency bad", () -> Currency.getInstance("XYZW"));
        t("message", () -> MessageFormat.format("{0} has {1,number,integer} of {2} in '{braces}' it''s {1,number,#.#}", "Ann", 1234.56, null));
        t("message missing", () -> MessageFormat.format("{0} {1} {3}", "a"));
        t("message date", () -> {
            MessageFormat m = new MessageFormat("on {0,date,yyyy-MM-dd} at {0,time,HH:mm} {1}", Locale.US);
            for (int i = 0; i < 2; i++) {
                ((DateFormat) m.getFormatsByArgumentIndex()[0]).setTimeZone(TimeZone.getTimeZone("UTC"));
                ((DateFormat) m.getFormats()[i]).setTimeZone(TimeZone.getTimeZone("UTC"));
            }
            return m.format(new Object[] {new Date(0), 5});
        });
        t("message choice", () -> new MessageFormat("There {0,choice,0#are no files|1#is one file|1<are {0,number,integer} files}.", Locale.US).format(new Object[] {1300}));
        t("message parse", () -> Arrays.toString(new MessageFormat("{0}-{1,number}:{2}", Locale.US).parse("ab-12:cd")));
        t("message bad", () -> new MessageFormat("{0", Locale.US));
        t("message bad 2", () -> new MessageFormat("{x}", Locale.US));
        t("message pattern", () -> new MessageFormat("{1,number,percent} '{'", Locale.US).toPattern());
        ChoiceFormat choice = new ChoiceFormat("-1#negative|0#zero|1#one|1<many|10\u2264ten or more");
        t("choice", () -> choice.format(-5) + " " + choice.format(0) + " " + choice.format(1) + " " + choice.format(1.5) + " " + choice.format(10) + " " + choice.format(Double.NaN) + " " + choice.toPattern() + " " + ChoiceFormat.nextDouble(1.0));
        Collator col = Collator.getInstance(Locale.US);
        String[] words = {"zebra", "Apple", "\u00e9clair", "apple", "eclair", "Zoo", "co-op", "coop"};
        t("collator", () -> {
            String[] w = words.clone();
            Arrays.sort(w, col);
            col.setStrength(Collator.PRIMARY);
            CollationKey k = col.getCollationKey("A");
            return String.join(",", w) + " " + col.compare("apple", "APPLE") + col.compare("\u00e9", "e") + k.compareTo(col.getCollationKey("b")) + " " + col.equals("x", "X");
        });
        for (BreakIterator b : List.of(BreakIterator.getWordInstance(Locale.US), BreakIterator.getSentenceInstance(Locale.US), BreakIterator.getCharacterInstance(Locale.US), BreakIterator.getLineInstance(Locale.US))) {
            String text = "Hello, big world. It's 3.14! OK?";
            b.setText(text);
            StringBuilder sb = new StringBuilder();
            for (int s = b.first(), e = b.next(); e != BreakIterator.DONE; s = e, e = b.next()) {
                sb.append('[').append(text, s, e).append(']');
            }
            t("break", () -> sb + " " + b.isBoundary(5) + b.following(8) + b.preceding(8) + b.last());
        }
        String e = "\u00e9\ufb01\u1e9b\u0323\uac00";
        for (Normalizer.Form form : Normalizer.Form.values()) {
            t("normalize " + form, () -> Normalizer.normalize(e, form) + " " + Normalizer.isNormalized(e, form) + " " + Normalizer.normalize("plain", form));
        }
        t("field position", () -> {
            FieldPosition fp = new FieldPosition(NumberFormat.FRACTION_FIELD);
            StringBuffer sb = NumberFormat.getInstance(Locale.US).format(1234.567, new StringBuffer("v="), fp);
            return sb + " " + fp.getBeginIndex() + "-" + fp.getEndIndex();
        });
        t("char iterator", () -> {
            StringCharacterIterator it = new StringCharacterIterator("abc", 1);
            return "" + it.current() + it.next() + (it.next() == StringCharacterIterator.DONE) + it.previous() + it.first() + it.getIndex() + it.last() + new Annotation("x").getValue();
        });
        t("symbols", () -> us.getDecimalSeparator() + "" + us.getGroupingSeparator() + us.getMinusSign() + us.getInfinity() + us.getNaN() + us.getCurrencySymbol() + us.getZeroDigit());
    }
}
