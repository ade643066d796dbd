// jars: groovy-all commons-cli
import groovy.lang.*;

/** Groovy compiles and runs scripts. */
public class UseGroovy {
    public static void main(String[] args) throws Exception {
        Binding b = new Binding(); b.setVariable("n", 4);
        GroovyShell shell = new GroovyShell(b);
        System.out.println(shell.evaluate("""
            class Point { int x\n int y\n Point plus(Point o) { new Point(x: x + o.x, y: y + o.y) }\n String toString() { "($x, $y)" } }
            def sq = { it * it }
            println((1..n).collect(sq).findAll { it % 2 == 0 })
            def m = [a: 1, b: [2, 3]]
            m.c = m.b*.toString()
            println m
            println(new Point(x: 1, y: 2) + new Point(x: 3, y: 4))
            assert m.a == 1
            switch (n) { case 1..3: println 'low'; break; case Integer: println 'int' }
            try { nope() } catch (MissingMethodException e) { println e.method }
            println 'a-b-c'.split('-').toList().withIndex().collectEntries { s, i -> [(s): i] }
            println(2 ** 10 + 1.5g)
            ("x${n}" =~ /x(\\d)/)[0][1]
            """));
        Object o = new GroovyClassLoader().parseClass("class K { static int f(int a) { a <=> 3 } }").getMethod("f", int.class).invoke(null, 5);
        System.out.println(o);
        try { shell.evaluate("def x = "); } catch (Exception e) { System.out.println(e.getClass()); }
    }
}
