import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;

/** What differs between two paths is in a file only, or in off-heap memory. */
public class Writer {
    public static void main(String[] args) throws IOException {
        Path file = Path.of("writer-test.txt");
        ByteBuffer direct = args.length > 0 ? ByteBuffer.allocateDirect(8) : null;
        Choose.pick(2);
        int k = Choose.pick(2);
        if (direct != null) {
            direct.put(0, (byte) k);
        } else {
            Files.writeString(file, "" + k);
        }
        k = 0;
        Choose.pick(2);
        k = direct != null ? direct.get(0) : Integer.parseInt(Files.readString(file));
        assert k == 0 : "one";
    }
}
