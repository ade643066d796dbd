package lib;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** java.nio.file under a temporary folder, which is removed at the end; and pure path arithmetic. */
public class FilesNio {
    interface Act {
        Object run() throws Exception;
    }

    static Path root;

    static void t(String label, Act a) {
        String s;
        try {
            s = String.valueOf(a.run());
        } catch (Exception e) {
            s = e.getClass().getSimpleName() + " " + e.getMessage();
        }
        System.out.println(label + ": " + s.replace(root.toString(), "ROOT"));
    }

    public static void main(String[] args) throws IOException {
        root = Files.createTempDirectory("corpus");
        try {
            paths();
            files();
            trees();
        } finally {
            try (Stream<Path> all = Files.walk(root)) {
                for (Path p : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(p);
                }
            }
        }
        System.out.println(Files.exists(root));
    }

    static void paths() {
        Path p = Path.of("/a/./b/../c//d.txt");
        t("path", () -> p + " " + p.normalize() + " " + p.getFileName() + " " + p.getParent() + " " + p.getRoot() + " " + p.getNameCount() + " " + p.getName(2) + " " + p.subpath(0, 2) + " " + p.isAbsolute());
        t("resolve", () -> p.resolve("x") + " " + p.resolve("/abs") + " " + p.resolve("") + " " + p.resolveSibling("e.txt") + " " + Path.of("a").resolve("../b").normalize());
        t("relativize", () -> Path.of("/a/b").relativize(Path.of("/a/c/d")) + " " + Path.of("x/y").relativize(Path.of("x/y/z")) + " [" + Path.of("q").relativize(Path.of("q")) + "]");
        t("relativize bad", () -> Path.of("/a").relativize(Path.of("b")));
        t("starts", () -> p.startsWith("/a") + " " + p.endsWith("d.txt") + " " + p.endsWith("txt") + " " + Path.of("/ab").startsWith("/a") + " " + p.compareTo(Path.of("/b")) + " " + p.equals(Paths.get("/a/./b/../c/d.txt")) + " " + p.hashCode());
        t("iterate", () -> {
            List<String> names = new ArrayList<>();
            p.normalize().forEach(x -> names.add(x.toString()));
            return names;
        });
        t("empty", () -> "[" + Path.of("") + "] " + Path.of("").getNameCount() + " " + Path.of("/").getFileName() + " " + Path.of("a", "b", "", "c") + " " + Path.of("x").getParent() + " " + Path.of("../..").normalize());
        t("bad index", () -> p.getName(99));
        t("nul", () -> {
            try {
                return Path.of("a\0b");
            } catch (InvalidPathException e) {
                return e.getReason() + " " + e.getIndex();
            }
        });
        t("uri", () -> Path.of("/q/x y").toUri() + " " + Path.of(java.net.URI.create("file:///q/r")));
        t("matcher", () -> Stream.of("a.java", "b.class", "dir/c.java", "x.txt").map(s -> FileSystems.getDefault().getPathMatcher("glob:**.{java,txt}").matches(Path.of(s)) + "" + FileSystems.getDefault().getPathMatcher("glob:?.java").matches(Path.of(s)) + FileSystems.getDefault().getPathMatcher("regex:.*c.*").matches(Path.of(s))).collect(Collectors.joining(",")));
        t("separator", () -> FileSystems.getDefault().getSeparator() + FileSystems.getDefault().isOpen() + FileSystems.getDefault().isReadOnly());
    }

    static void files() {
        Path f = root.resolve("f.txt");
        t("exists", () -> Files.exists(f) + " " + Files.notExists(f) + " " + Files.isDirectory(root) + " " + Files.isRegularFile(f));
        t("write", () -> Files.writeString(f, "line 1\nline 2\n\u00e9nd").getFileName() + " " + Files.size(f));
        t("read", () -> Files.readAllLines(f).size() + " " + Files.readString(f).length() + " " + Files.readAllBytes(f).length + " " + Files.lines(f).filter(l -> l.startsWith("line")).count());
        t("append", () -> {
            Files.write(f, List.of("more", "lines"), StandardOpenOption.APPEND);
            return Files.readAllLines(f).get(2).length() + Files.readAllLines(f).get(3);
        });
        t("create new", () -> Files.write(f, new byte[1], StandardOpenOption.CREATE_NEW));
        t("no file", () -> Files.readString(root.resolve("none")));
        t("no dir", () -> Files.writeString(root.resolve("no/dir"), "x"));
        t("is dir", () -> Files.readAllBytes(root).length);
        t("malformed", () -> {
            Files.write(root.resolve("bad"), new byte[] {'a', (byte) 0xff});
            try {
                return Files.readString(root.resolve("bad"));
            } catch (MalformedInputException e) {
                return "malformed " + e.getInputLength() + " " + Files.readString(root.resolve("bad"), StandardCharsets.ISO_8859_1).length();
            }
        });
        t("copy", () -> Files.copy(f, root.resolve("g.txt")).getFileName() + " " + Files.mismatch(f, root.resolve("g.txt")) + " " + Files.isSameFile(f, root.resolve("./f.txt")) + " " + Files.isSameFile(f, root.resolve("g.txt")));
        t("copy exists", () -> Files.copy(f, root.resolve("g.txt")));
        t("copy replace", () -> Files.copy(new java.io.ByteArrayInputStream("stream".getBytes()), root.resolve("g.txt"), StandardCopyOption.REPLACE_EXISTING));
        t("move", () -> Files.move(root.resolve("g.txt"), root.resolve("h.txt"), StandardCopyOption.ATOMIC_MOVE).getFileName() + " " + Files.exists(root.resolve("g.txt")) + Files.readString(root.resolve("h.txt")));
        t("delete", () -> Files.deleteIfExists(root.resolve("h.txt")) + " " + Files.deleteIfExists(root.resolve("h.txt")));
        t("delete missing", () -> {
            try {
                Files.delete(root.resolve("h.txt"));
                return "deleted";
            } catch (NoSuchFileException e) {
                return "missing " + e.getFile() + " " + e.getReason();
            }
        });
        t("attributes", () -> {
            Files.setLastModifiedTime(f, FileTime.fromMillis(1_500_000_000_000L));
            BasicFileAttributes a = Files.readAttributes(f, BasicFileAttributes.class);
            return a.lastModifiedTime() + " " + a.isRegularFile() + a.isDirectory() + a.isSymbolicLink() + " " + a.size() + " " + Files.getAttribute(f, "size") + " " + Files.getLastModifiedTime(f).toMillis() + " " + Files.isReadable(f) + Files.isHidden(root.resolve(".hid"));
        });
        t("permissions", () -> {
            Files.setPosixFilePermissions(f, PosixFilePermissions.fromString("rw-r-----"));
            return PosixFilePermissions.toString(Files.getPosixFilePermissions(f)) + " " + Files.isExecutable(f);
        });
        t("writer", () -> {
            Path w = root.resolve("w.txt");
            try (BufferedWriter bw = Files.newBufferedWriter(w, StandardCharsets.UTF_16LE)) {
                bw.write("wide");
                bw.newLine();
            }
            try (BufferedReader br = Files.newBufferedReader(w, StandardCharsets.UTF_16LE)) {
                return br.readLine() + Files.size(w);
            }
        });
        t("streams", () -> {
            Path s = root.resolve("s.bin");
            try (OutputStream o = Files.newOutputStream(s)) {
                for (int i = 0; i < 256; i++) {
                    o.write(i);
                }
            }
            try (InputStream in = Files.newInputStream(s)) {
                in.skip(250);
                return in.available() + " " + in.readAllBytes().length + " " + in.read();
            }
        });
        t("channel", () -> {
            try (FileChannel c = FileChannel.open(root.resolve("s.bin"), StandardOpenOption.READ, StandardOpenOption.WRITE)) {
                ByteBuffer b = ByteBuffer.allocate(8);
                c.position(100);
                int n = c.read(b);
                c.write(ByteBuffer.wrap("zz".getBytes()), 4);
                c.truncate(120);
                return n + " " + b.get(0) + " " + c.position() + " " + c.size() + " " + c.isOpen();
            }
        });
        t("seekable", () -> {
            try (SeekableByteChannel c = Files.newByteChannel(root.resolve("s.bin"))) {
                ByteBuffer b = ByteBuffer.allocate(6);
                while (b.hasRemaining() && c.read(b) >= 0) {
                    continue;
                }
                return new String(b.array(), 4, 2) + c.position();
            }
        });
        t("read only write", () -> {
            try (FileChannel c = FileChannel.open(root.resolve("s.bin"))) {
                return c.write(ByteBuffer.allocate(1));
            }
        });
        t("symlink", () -> {
            Path l = Files.createSymbolicLink(root.resolve("link"), Path.of("f.txt"));
            return Files.isSymbolicLink(l) + " " + Files.readSymbolicLink(l) + " " + Files.size(l) + " " + l.toRealPath().getFileName();
        });
    }

    static void trees() throws IOException {
        Path base = Files.createDirectories(root.resolve("t/a/b"));
        Files.createDirectory(root.resolve("t/c"));
        Files.writeString(base.resolve("one.txt"), "1");
        Files.writeString(root.resolve("t/two.dat"), "22");
        Files.writeString(root.resolve("t/c/three.txt"), "333");
        t("exists dir", () -> {
            try {
                return Files.createDirectory(base);
            } catch (FileAlreadyExistsException e) {
                return "already " + e.getFile();
            }
        });
        t("again", () -> Files.createDirectories(base).getFileName());
        t("not empty", () -> {
            try {
                Files.delete(root.resolve("t"));
                return "deleted";
            } catch (DirectoryNotEmptyException e) {
                return "not empty " + e.getMessage();
            }
        });
        t("list", () -> {
            try (Stream<Path> s = Files.list(root.resolve("t"))) {
                return s.map(x -> x.getFileName().toString()).sorted().toList();
            }
        });
        t("walk", () -> {
            try (Stream<Path> s = Files.walk(root.resolve("t"))) {
                return s.map(x -> root.relativize(x).toString()).sorted().toList();
            }
        });
        t("walk 1", () -> {
            try (Stream<Path> s = Files.walk(root.resolve("t"), 1)) {
                return s.count();
            }
        });
        t("find", () -> {
            try (Stream<Path> s = Files.find(root, 9, (x, a) -> a.isRegularFile() && x.toString().endsWith(".txt") && a.size() > 1)) {
                return s.map(x -> x.getFileName().toString()).sorted().toList();
            }
        });
        t("glob", () -> {
            List<String> names = new ArrayList<>();
            try (DirectoryStream<Path> d = Files.newDirectoryStream(root.resolve("t"), "*.{dat,txt}")) {
                d.forEach(x -> names.add(x.getFileName().toString()));
            }
            return names;
        });
        int[] counts = new int[3];
        Files.walkFileTree(root.resolve("t"), new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path d, BasicFileAttributes a) {
                counts[0]++;
                return d.endsWith("c") ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path f, BasicFileAttributes a) {
                counts[1] += a.size();
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path d, IOException e) {
                counts[2]++;
                return FileVisitResult.CONTINUE;
            }
        });
        t("visitor", () -> counts[0] + " " + counts[1] + " " + counts[2]);
        t("temp", () -> {
            Path tmp = Files.createTempFile(root, "pre", ".suf");
            return tmp.getFileName().toString().startsWith("pre") + " " + tmp.toString().endsWith(".suf") + " " + Files.size(tmp) + " " + tmp.getParent().equals(root);
        });
    }
}
