package lib;

import java.io.IOException;
import java.net.URI;
import java.nio.file.*;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.*;
import java.util.stream.*;

/** The file system jrt:, by which compilers find the classes of the platform. */
public class JrtFiles {
    static FileSystem jrt = FileSystems.getFileSystem(URI.create("jrt:/"));

    static List<String> names(String folder) throws IOException {
        try (Stream<Path> s = Files.list(jrt.getPath(folder))) {
            return s.map(Path::toString).sorted().collect(Collectors.toList());
        }
    }

    static String attempt(Callable c) {
        try {
            return String.valueOf(c.call());
        } catch (Exception e) {
            return e.getClass().getName() + ": " + e.getMessage();
        }
    }

    interface Callable {
        Object call() throws Exception;
    }

    public static void main(String[] args) throws Exception {
        System.out.println(names("/"));
        System.out.println(names("/modules").size() + " " + names("/modules").get(0));
        System.out.println(names("/packages/java.util"));
        System.out.println(names("/modules/java.base/java/util/zip").size());
        System.out.println(names("/modules/java.base").contains("/modules/java.base/module-info.class"));
        Path object = jrt.getPath("/modules/java.base/java/lang/Object.class");
        byte[] bytes = Files.readAllBytes(object);
        System.out.println(bytes.length + " " + Files.size(object) + " " + Integer.toHexString(bytes[0] & 255));
        try (var in = Object.class.getResourceAsStream("Object.class")) {
            System.out.println(Arrays.equals(bytes, in.readAllBytes()));
        }
        System.out.println(object.toUri() + " " + Paths.get(URI.create("jrt:/java.base/java/lang/String.class")));
        BasicFileAttributes a = Files.readAttributes(object, BasicFileAttributes.class);
        System.out.println(a.isRegularFile() + " " + a.isDirectory() + " " + a.size());
        System.out.println(Files.isDirectory(jrt.getPath("/modules/java.base/java")) + " " + Files.exists(jrt.getPath("/modules/java.base/no")));
        Path link = jrt.getPath("/packages/java.sql/java.sql");
        System.out.println(Files.isSymbolicLink(link) + " " + attempt(() -> Files.readSymbolicLink(link)) + " " + attempt(() -> link.toRealPath()));
        System.out.println(attempt(() -> Files.readAllBytes(jrt.getPath("/modules/none/x"))));
        System.out.println(attempt(() -> Files.readAllBytes(jrt.getPath("/modules/java.base/java"))));
        System.out.println(attempt(() -> Files.createFile(jrt.getPath("/modules/x"))));
        System.out.println(attempt(() -> Files.newOutputStream(object)));
        System.out.println(attempt(() -> { jrt.close(); return ""; }));
        int[] count = new int[2];
        Files.walkFileTree(jrt.getPath("/modules/java.logging"), new SimpleFileVisitor<Path>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                count[0]++;
                count[1] += attributes.size();
                return FileVisitResult.CONTINUE;
            }
        });
        System.out.println(count[0] + " " + count[1]);
        PathMatcher classes = jrt.getPathMatcher("glob:**/Str*.class");
        try (Stream<Path> s = Files.walk(jrt.getPath("/modules/java.base/java/lang"), 1)) {
            s.filter(classes::matches).sorted().forEach(System.out::println);
        }
    }
}
