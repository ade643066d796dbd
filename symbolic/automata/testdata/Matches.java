import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Reads lines of a pattern and texts, as numbers of characters, and writes which of the texts match. */
public class Matches {
  static String text(String numbers) {
    StringBuilder b = new StringBuilder();
    for (String n : numbers.split(",")) {
      if (!n.isEmpty()) b.append((char) Integer.parseInt(n));
    }
    return b.toString();
  }

  public static void main(String[] args) throws Exception {
    StringBuilder out = new StringBuilder();
    for (String line : Files.readAllLines(Path.of(args[0]), StandardCharsets.US_ASCII)) {
      String[] parts = line.split(";", -1);
      Pattern p;
      try {
        p = Pattern.compile(text(parts[0]));
      } catch (PatternSyntaxException e) {
        out.append("wrong\n");
        continue;
      }
      for (int i = 1; i < parts.length; i++) out.append(p.matcher(text(parts[i])).matches() ? '1' : '0');
      out.append('\n');
    }
    System.out.print(out);
  }
}
