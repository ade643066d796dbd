// jars: jython antlr3-runtime asm asm-commons asm-util asm-tree asm-analysis guava icu4j jffi jnr-constants jnr-ffi jnr-netdb jnr-posix netty-all commons-compress jline2 jaxb-api
import org.python.util.PythonInterpreter;
import org.python.core.*;

/** Jython runs Python. */
public class UseJython {
    public static void main(String[] args) {
        System.setProperty("python.import.site", "false");
        System.setProperty("python.cachedir.skip", "true");
        System.setProperty("python.console.encoding", "UTF-8");
        try (PythonInterpreter py = new PythonInterpreter()) {
            py.exec("""
                class A(object):
                    def __init__(self, n): self.n = n
                    def __add__(self, o): return A(self.n + o.n)
                    def __repr__(self): return 'A(%d)' % self.n
                def gen(n):
                    for i in xrange(n):
                        yield i * i
                print A(1) + A(2), list(gen(5)), {'a': 1}.items(), sorted('hello'), 2 ** 100
                from java.util import ArrayList
                l = ArrayList([3, 1, 2]); print l, len(l), l[0]
                try:
                    1 / 0
                except ZeroDivisionError, e:
                    print e
                print '%s|%5.2f|%x' % ('s', 3.14159, 255), [x for x in (1, 2, 3) if x != 2], map(lambda x: x + 1, [1])
                """);
            py.set("x", new PyInteger(20));
            System.out.println(py.eval("x + 22"));
            try { py.exec("def f(:"); } catch (PyException e) { System.out.println(e.type); }
        }
    }
}
