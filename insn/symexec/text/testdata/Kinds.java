import java.util.function.IntPredicate;

/** Writes for each question that Character answers about a char the spans of those for which it says yes. */
public class Kinds {
  static void write(String name, IntPredicate is) {
    StringBuilder b = new StringBuilder(name).append(' ');
    for (int lo = 0; lo <= Character.MAX_VALUE; lo++) {
      if (!is.test(lo)) continue;
      int hi = lo;
      while (hi < Character.MAX_VALUE && is.test(hi + 1)) hi++;
      if (b.charAt(b.length() - 1) != ' ') b.append(',');
      b.append(Integer.toHexString(lo));
      if (hi > lo) b.append('-').append(Integer.toHexString(hi));
      lo = hi;
    }
    System.out.println(b);
  }

  public static void main(String[] args) {
    write("isAlphabetic", Character::isAlphabetic);
    write("isDefined", c -> Character.isDefined((char) c));
    write("isDigit", c -> Character.isDigit((char) c));
    write("isIdentifierIgnorable", c -> Character.isIdentifierIgnorable((char) c));
    write("isIdeographic", Character::isIdeographic);
    write("isJavaIdentifierPart", c -> Character.isJavaIdentifierPart((char) c));
    write("isJavaIdentifierStart", c -> Character.isJavaIdentifierStart((char) c));
    write("isLetter", c -> Character.isLetter((char) c));
    write("isLetterOrDigit", c -> Character.isLetterOrDigit((char) c));
    write("isLowerCase", c -> Character.isLowerCase((char) c));
    write("isMirrored", c -> Character.isMirrored((char) c));
    write("isSpaceChar", c -> Character.isSpaceChar((char) c));
    write("isTitleCase", c -> Character.isTitleCase((char) c));
    write("isUnicodeIdentifierPart", c -> Character.isUnicodeIdentifierPart((char) c));
    write("isUnicodeIdentifierStart", c -> Character.isUnicodeIdentifierStart((char) c));
    write("isUpperCase", c -> Character.isUpperCase((char) c));
  }
}
