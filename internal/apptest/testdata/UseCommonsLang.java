// jars: commons-lang3
import java.util.*;
import org.apache.commons.lang3.*;
import org.apache.commons.lang3.builder.*;
import org.apache.commons.lang3.mutable.MutableInt;
import org.apache.commons.lang3.reflect.*;
import org.apache.commons.lang3.text.WordUtils;
import org.apache.commons.lang3.time.*;
import org.apache.commons.lang3.tuple.*;

/** Commons Lang: texts, builders by reflection, dates, tuples. */
public class UseCommonsLang {
    int x = 3; String s = "q"; double[] d = {1, 2};
    public int twice(int n) { return 2 * n; }
    public static void main(String[] args) throws Exception {
        System.out.println(StringUtils.capitalize("abc") + StringUtils.center("x", 5, '*') + StringUtils.getLevenshteinDistance("kitten", "sitting") + StringUtils.abbreviate("a long text here", 9) + StringUtils.stripAccents("\u00e9\u00e0"));
        System.out.println(WordUtils.wrap("some words that are wrapped", 10) + StringEscapeUtils.escapeHtml4("<\u00e9>") + StringEscapeUtils.unescapeJava("\\u0041\\n"));
        System.out.println(ToStringBuilder.reflectionToString(new UseCommonsLang(), ToStringStyle.NO_CLASS_NAME_STYLE) + EqualsBuilder.reflectionEquals(new UseCommonsLang(), new UseCommonsLang()) + HashCodeBuilder.reflectionHashCode(new UseCommonsLang()));
        System.out.println(MethodUtils.invokeMethod(new UseCommonsLang(), "twice", 4) + " " + FieldUtils.readField(new UseCommonsLang(), "s", true) + ClassUtils.getAllInterfaces(ArrayList.class));
        System.out.println(DateFormatUtils.formatUTC(0L, "yyyy-MM-dd'T'HH:mm:ss EEE") + " " + DurationFormatUtils.formatDurationHMS(3723004) + " " + FastDateFormat.getInstance("dd MMM yyyy", TimeZone.getTimeZone("UTC"), Locale.UK).parse("02 Jan 1970").getTime());
        System.out.println(Pair.of(1, "a").compareTo(Pair.of(1, "b")) + " " + Triple.of(1, 2, 3) + Range.between(1, 5).intersectionWith(Range.between(3, 9)) + ArrayUtils.toString(ArrayUtils.add(new int[] {1}, 2)) + new MutableInt(3).incrementAndGet());
        Object copy = SerializationUtils.clone(new ArrayList<>(List.of(1, "x", Map.of(1, 2))));
        System.out.println(copy + " " + SystemUtils.IS_JAVA_1_8 + EnumUtils.getEnumList(Thread.State.class) + Validate.notNull("v") + LocaleUtils.toLocale("de_CH").getDisplayCountry(Locale.ENGLISH) + CharSet.getInstance("a-c") + RegExUtils.removeAll("a1b2", "\\d"));
        try { Validate.isTrue(false, "no %d", 3L); } catch (IllegalArgumentException e) { System.out.println(e); }
        System.out.println(new DiffBuilder<>(1, 2, ToStringStyle.SHORT_PREFIX_STYLE).append("n", 1, 2).build() + new CompareToBuilder().append(1, 2).append("a", "b").build().toString() + BooleanUtils.toBoolean("yes") + math());
    }
    static String math() { return org.apache.commons.lang3.math.Fraction.getFraction(6, 8).reduce() + "" + org.apache.commons.lang3.math.NumberUtils.createNumber("0x1F") + org.apache.commons.lang3.math.NumberUtils.isCreatable("1e-3"); }
}
