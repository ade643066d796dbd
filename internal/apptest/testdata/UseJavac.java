import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** javac compiles a project of three files, and says what is wrong with a fourth. */
public class UseJavac {
    static final String[][] PROJECT = {
        {"p/Shape.java", "package p; public sealed interface Shape permits Circle, Square { double area(); }"},
        {"p/Circle.java", "package p; public record Circle(double r) implements Shape { public double area() { return Math.PI * r * r; } }"},
        {"p/Square.java", """
            package p;
            import java.util.*;
            import java.util.stream.*;
            public record Square(double side) implements Shape {
                enum Colour { RED, GREEN }
                public double area() { return side * side; }
                public static void main(String[] args) {
                    List<Shape> all = List.of(new Circle(1), new Square(2));
                    System.out.println(all.stream().map(s -> s instanceof Circle c ? "c" + c.r() : "s").collect(Collectors.joining(",")));
                    switch (Colour.valueOf("RED")) { case RED -> System.out.println("red"); default -> { } }
                }
            }
            """},
    };

    public static void main(String[] args) throws Exception {
        Path dir = Files.createTempDirectory("project");
        for (String[] file : PROJECT) {
            Path path = dir.resolve(file[0]);
            Files.createDirectories(path.getParent());
            Files.writeString(path, file[1]);
        }
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        var diagnostics = new DiagnosticCollector<JavaFileObject>();
        try (StandardJavaFileManager files = javac.getStandardFileManager(diagnostics, Locale.ROOT, null)) {
            Path[] sources = Stream.of(PROJECT).map(f -> dir.resolve(f[0])).toArray(Path[]::new);
            boolean ok = javac.getTask(new StringWriter(), files, diagnostics, List.of("-d", dir.toString(), "-Xlint:all"), null,
                files.getJavaFileObjects(sources)).call();
            System.out.println(ok + " " + diagnostics.getDiagnostics());
            try (Stream<Path> made = Files.walk(dir)) {
                made.filter(p -> p.toString().endsWith(".class")).sorted().forEach(p -> {
                    try {
                        byte[] bytes = Files.readAllBytes(p);
                        System.out.println(dir.relativize(p) + " " + bytes.length + " " + java.util.Arrays.hashCode(bytes));
                    } catch (java.io.IOException e) {
                        throw new java.io.UncheckedIOException(e);
                    }
                });
            }
            Path wrong = Files.writeString(dir.resolve("Wrong.java"), "class Wrong { int f() { return \"\"; } void g(Missing m) { } }");
            ok = javac.getTask(new StringWriter(), files, diagnostics, List.of("-d", dir.toString()), null, files.getJavaFileObjects(wrong)).call();
            System.out.println(ok);
            for (var d : diagnostics.getDiagnostics()) {
                System.out.println(d.getKind() + " " + d.getLineNumber() + ":" + d.getColumnNumber() + " " + d.getMessage(Locale.ROOT));
            }
        }
        try (var loader = new java.net.URLClassLoader(new java.net.URL[] {dir.toUri().toURL()})) {
            loader.loadClass("p.Square").getMethod("main", String[].class).invoke(null, (Object) args);
        }
    }
}
