// jars: ecj
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;

/** Eclipse's compiler compiles a class, which runs, and complains about another one. */
public class UseEcj {
    public static void main(String[] args) throws Exception {
        Path dir = Files.createTempDirectory("ecj");
        Path good = Files.writeString(dir.resolve("Good.java"), """
            import java.util.*;
            import java.util.function.*;
            public class Good {
                interface Visitor<R> { R visit(Node n); }
                static class Node { int v; Node l, r; Node(int v) { this.v = v; } <R> R accept(Visitor<R> w) { return w.visit(this); } }
                public static void main(String[] args) {
                    Node n = new Node(3);
                    Function<Node, String> f = x -> "n" + x.v;
                    System.out.println(f.apply(n) + n.<Integer>accept(m -> m.v * 2));
                    Map<String, List<Integer>> m = new TreeMap<>();
                    m.computeIfAbsent("a", k -> new ArrayList<>()).add(1);
                    System.out.println(m);
                }
            }
            """);
        System.out.println(compile("-11", "-proc:none", "-d", dir.toString(), good.toString()));
        Path bad = Files.writeString(dir.resolve("Bad.java"), "class Bad { String s = 1; void f() { g(); int unused; } }");
        System.out.println(compile("-11", "-proc:none", "-d", dir.toString(), bad.toString()).replace(dir.toString(), "DIR"));
        try (var loader = new java.net.URLClassLoader(new java.net.URL[] {dir.toUri().toURL()})) {
            loader.loadClass("Good").getMethod("main", String[].class).invoke(null, (Object) args);
        }
    }

    static String compile(String... args) {
        StringWriter out = new StringWriter();
        PrintWriter to = new PrintWriter(out);
        boolean ok = BatchCompiler.compile(args, to, to, null);
        return ok + "\n" + out;
    }
}
