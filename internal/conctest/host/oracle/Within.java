package oracle;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Writes the JDK's classes of java.util.concurrent with points of delay in them to a folder, a patch of java.base. */
public final class Within {
    private static final String PACKAGE = "java/util/concurrent";
    private static final String POINTS = PACKAGE + "/Delay";

    private Within() { }

    public static void main(String[] args) throws IOException {
        Path base = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/java.base");
        Path to = Path.of(args[0]);
        try (Stream<Path> files = Files.walk(base.resolve(PACKAGE))) {
            files.filter(Files::isRegularFile).forEach(file -> {
                Path copy = to.resolve(base.relativize(file).toString());
                try {
                    Files.createDirectories(copy.getParent());
                    Files.write(copy, Points.addTo(Files.readAllBytes(file), POINTS, null));
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
        }
    }
}
