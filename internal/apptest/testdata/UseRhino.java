// jars: rhino
import org.mozilla.javascript.*;

/** Rhino interprets and compiles JavaScript. */
public class UseRhino {
    public static int add(int a, int b) { return a + b; }
    public static void main(String[] args) {
        String script = """
            function fib(n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
            var o = {a: [1, 2, {b: 'x'}], get g() { return this.a.length; }};
            var list = new java.util.ArrayList(); list.add(fib(12)); list.add('s');
            var gen = (function() { var out = []; for each (var v in o.a) out.push(typeof v); return out.join(); })();
            try { undefinedThing(); } catch (e) { var err = e.message; }
            [JSON.stringify(o), o.g, list.toString(), gen, err, /a(b+)c/.exec('xabbc')[1], UseRhino.add(2, 3), (0.1 + 0.2).toFixed(3), new Date(0).toISOString(), [3, 1, 2].sort().map(x => x * 2)].join('\\n')
            """;
        for (int level : new int[] {-1, 0, 9}) {
            Context cx = Context.enter();
            try {
                cx.setOptimizationLevel(level);
                cx.setLanguageVersion(Context.VERSION_ES6);
                Scriptable scope = new ImporterTopLevel(cx);
                ScriptableObject.putProperty(scope, "UseRhino", new NativeJavaClass(scope, UseRhino.class));
                System.out.println(Context.toString(cx.evaluateString(scope, script, "test.js", 1, null)));
                try { cx.evaluateString(scope, "var x = ;", "bad.js", 1, null); } catch (EvaluatorException e) { System.out.println(e.getMessage()); }
            } finally { Context.exit(); }
        }
    }
}
