import java.util.Locale;

/** Writes for each code point what becomes of it, as numbers of characters. */
public class Letters {
  static String numbers(String s) {
    StringBuilder b = new StringBuilder();
    for (char c : s.toCharArray()) b.append(b.length() > 0 ? "," : "").append((int) c);
    return b.toString();
  }

  public static void main(String[] args) {
    StringBuilder out = new StringBuilder();
    for (int cp = 0; cp <= Character.MAX_CODE_POINT; cp++) {
      String s = new String(Character.toChars(cp));
      out.append(numbers(s)).append(' ').append(numbers(s.toLowerCase(Locale.ENGLISH))).append(' ').append(numbers(s.toUpperCase(Locale.ENGLISH)))
          .append(' ').append(s.strip().isEmpty()).append(' ').append(s.trim().isEmpty()).append(' ').append(s.length() == 1 && Character.digit(s.charAt(0), 10) >= 0).append('\n');
    }
    System.out.print(out);
  }
}
