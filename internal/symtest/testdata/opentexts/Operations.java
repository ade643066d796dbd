package opentexts;

import java.util.function.Function;
import org.sosy_lab.sv_benchmarks.Verifier;

/** What an operation makes of a text that is not known, where that turns out to be a certain one. */
public class Operations {
  static String number(String s) {
    try {
      return "" + Integer.parseInt(s);
    } catch (NumberFormatException e) {
      return e.getMessage();
    }
  }

  static String fraction(String s) {
    try {
      return "" + (Double.parseDouble(s) > 1.5);
    } catch (NumberFormatException e) {
      return "none";
    }
  }

  static String chars(String s) {
    char[] a = {'-', '-', '-'};
    if (s.length() >= 2) s.getChars(0, 2, a, 1);
    return new String(a);
  }

  static String groups(java.util.regex.Matcher m, boolean whole) {
    return (whole ? m.matches() : m.find()) ? m.group(1) + "," + m.group(2) + "," + m.start(2) + "," + m.group() : "none";
  }

  static final String[] NAMES = {
    "trim", "strip", "leading", "trailing", "blank", "lower", "upper", "lowerTrim", "trimUpper", "unit", "units", "text", "removed", "escaped", "all",
    "number", "numberTrim", "fraction", "matches", "matchesNot", "find", "chars", "region", "regionCase", "twice", "contains", "parts",
    "split", "splitTwo", "splitRuns", "splitKept", "runs", "spaces", "digitsRead", "padded",
    "first", "firstRun", "firstText", "allText", "reversed", "reversedTwice", "groups", "groupFound", "formatted",
  };

  static String apply(String name, String s) {
    switch (name) {
      case "trim": return s.trim();
      case "strip": return s.strip();
      case "leading": return s.stripLeading();
      case "trailing": return s.stripTrailing();
      case "blank": return "" + s.isBlank();
      case "lower": return s.toLowerCase(java.util.Locale.ROOT);
      case "upper": return s.toUpperCase(java.util.Locale.ROOT);
      case "lowerTrim": return s.toLowerCase(java.util.Locale.ROOT).trim();
      case "trimUpper": return s.trim().toUpperCase(java.util.Locale.ROOT);
      case "unit": return s.replace('a', 'b');
      case "units": return s.replace("a", "<>");
      case "text": return s.replace("ab", "a");
      case "removed": return s.replaceAll("[ab]", "");
      case "escaped": return s.replace("a", "&a").replace("b", "&b");
      case "all": return s.replaceAll("\\s", "_");
      case "number": return number(s);
      case "numberTrim": return number(s.trim());
      case "fraction": return fraction(s);
      case "matches": return "" + s.matches("[ab ]+");
      case "matchesNot": return "" + (!s.matches("-?\\d+") && s.matches("\\S*"));
      case "find": return "" + java.util.regex.Pattern.compile("[ab]\\d").matcher(s).find();
      case "chars": return chars(s);
      case "region": return "" + s.regionMatches(1, "ab", 0, 2);
      case "regionCase": return "" + s.regionMatches(true, 1, "ab", 0, 2);
      case "twice": return s.repeat(2);
      case "contains": return "" + ("<" + s + "|" + s + ">").contains("b|a");
      case "parts": return "" + (s.trim() + "," + s).contains("1,");
      case "split": return String.join("/", s.split("a"));
      case "splitTwo": return String.join("/", s.split("[|b]", 2));
      case "splitRuns": return String.join("/", s.split("\\s+"));
      case "splitKept": return String.join("/", s.split("\\|", -1));
      case "runs": return s.replaceAll("[ab]+", "#");
      case "spaces": return s.replaceAll("\\s+", " ");
      case "digitsRead": return s.matches("-?[0-9]{1,11}") ? number(s) : "none";
      case "first": return s.replaceFirst("[ab]", "<>");
      case "firstRun": return s.replaceFirst("\\s+", "_");
      case "firstText": return s.replaceFirst("ab", "x");
      case "allText": return s.replaceAll("a[b]", "x");
      case "reversed": return new StringBuilder(s).append("-").reverse().toString();
      case "reversedTwice": return new StringBuilder(s).reverse().append("1").reverse().toString();
      case "groups": return groups(java.util.regex.Pattern.compile("(-?[a-z1]+)(\\d*)\\S?").matcher(s), true);
      case "groupFound": return groups(java.util.regex.Pattern.compile("(.)(b|[1-3])").matcher(s), false);
      case "formatted": return String.format("%s|%d|%b", s, s.length(), s.isEmpty());
      case "padded": return String.format("%3s|", s);
    }
    throw new IllegalArgumentException(name);
  }

  public static void main(String[] args) {
    String s = Verifier.nondetString();
    String r = apply(args[0], s);
    if (args[2].equals("after") && !s.equals(args[1])) return;
    String known = apply(args[0], args[1]);
    if (args[2].equals("before")) {
      if (s.equals(args[1])) assert !r.equals(known) : "reached";
      return;
    }
    assert r.equals(known) : "other";
  }
}
