import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A file grows in a loop without end, and nothing else changes. */
public class Growing {
    public static void main(String[] args) throws IOException {
        Path file = Path.of(args[0]);
        while (true) {
            Files.writeString(file, "x", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            assert Files.size(file) < 9 : "it is large";
            Choose.pick(2);
        }
    }
}
