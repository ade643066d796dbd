package indy;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Dynamic constants and call sites with bootstraps of the program's own: no source makes them, so bytes are written by hand. */
public class DynamicLinks {
    /** Just enough of a class file writer. */
    static class Writer {
        final ByteArrayOutputStream poolBytes = new ByteArrayOutputStream();
        final DataOutputStream pool = new DataOutputStream(poolBytes);
        final Map<String, Integer> index = new LinkedHashMap<>();
        final List<byte[]> methods = new ArrayList<>();
        final List<int[]> bootstraps = new ArrayList<>();
        int next = 1;

        int add(String key, int tag, int... parts) throws IOException {
            Integer have = index.get(key);
            if (have != null) {
                return have;
            }
            pool.writeByte(tag);
            for (int i = 0; i < parts.length; i++) {
                if (tag == 15 && i == 0) {
                    pool.writeByte(parts[i]);
                } else {
                    pool.writeShort(parts[i]);
                }
            }
            index.put(key, next);
            return next++;
        }

        int utf8(String s) throws IOException {
            if (!index.containsKey("u" + s)) {
                pool.writeByte(1);
                pool.writeUTF(s);
                index.put("u" + s, next++);
            }
            return index.get("u" + s);
        }

        int type(String name) throws IOException { return add("c" + name, 7, utf8(name)); }

        int string(String s) throws IOException { return add("s" + s, 8, utf8(s)); }

        int number(int v) throws IOException { return add("i" + v, 3, v >>> 16, v & 0xffff); }

        int wide(int tag, long v) throws IOException {
            int i = add("w" + tag + "/" + v, tag, (int) (v >>> 48) & 0xffff, (int) (v >>> 32) & 0xffff, (int) (v >>> 16) & 0xffff, (int) v & 0xffff);
            next = Math.max(next, i + 2);
            return i;
        }

        int methodType(String d) throws IOException { return add("t" + d, 16, utf8(d)); }

        int nameAndType(String n, String d) throws IOException { return add("n" + n + d, 12, utf8(n), utf8(d)); }

        int handle(int kind, int memberTag, String owner, String n, String d) throws IOException {
            int m = add("m" + memberTag + owner + n + d, memberTag, type(owner), nameAndType(n, d));
            return add("h" + kind + "/" + m, 15, kind, m);
        }

        int bootstrap(String method, int... args) throws IOException {
            boolean site = method.startsWith("site");
            String d = "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;"
                    + (site ? "Ljava/lang/invoke/MethodType;" : "Ljava/lang/Class;") + "[Ljava/lang/Object;)Ljava/lang/Object;";
            int[] row = new int[args.length + 1];
            row[0] = handle(6, 10, "indy/DynamicLinks", method, d);
            System.arraycopy(args, 0, row, 1, args.length);
            bootstraps.add(row);
            return bootstraps.size() - 1;
        }

        int condy(String name, String d, int bootstrap) throws IOException {
            return add("d" + name + d + bootstrap, 17, bootstrap, nameAndType(name, d));
        }

        int indy(String name, String d, int bootstrap) throws IOException {
            return add("y" + name + d + bootstrap, 18, bootstrap, nameAndType(name, d));
        }

        void method(String name, String d, int... code) throws IOException {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(bytes);
            out.writeShort(9);
            out.writeShort(utf8(name));
            out.writeShort(utf8(d));
            out.writeShort(1);
            out.writeShort(utf8("Code"));
            out.writeInt(12 + code.length);
            out.writeShort(8);
            out.writeShort(8);
            out.writeInt(code.length);
            for (int c : code) {
                out.writeByte(c);
            }
            out.writeShort(0);
            out.writeShort(0);
            methods.add(bytes.toByteArray());
        }

        /** A method that returns a constant. */
        void constant(String name, String d, int at) throws IOException {
            char c = d.charAt(0);
            int ldc = c == 'J' || c == 'D' ? 20 : 19;
            int ret = c == 'J' ? 173 : c == 'D' ? 175 : c == 'F' ? 174 : c == 'L' ? 176 : 172;
            method(name, "()" + d, ldc, at >> 8, at & 255, ret);
        }

        byte[] bytes(String name) throws IOException {
            int self = type(name);
            int object = type("java/lang/Object");
            int attribute = utf8("BootstrapMethods");
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(bytes);
            out.writeInt(0xcafebabe);
            out.writeInt(61);
            out.writeShort(next);
            out.write(poolBytes.toByteArray());
            for (int v : new int[] {0x21, self, object, 0, 0, methods.size()}) {
                out.writeShort(v);
            }
            for (byte[] m : methods) {
                out.write(m);
            }
            out.writeShort(1);
            out.writeShort(attribute);
            int length = 2;
            for (int[] b : bootstraps) {
                length += 2 + 2 * b.length;
            }
            out.writeInt(length);
            out.writeShort(bootstraps.size());
            for (int[] b : bootstraps) {
                out.writeShort(b[0]);
                out.writeShort(b.length - 1);
                for (int i = 1; i < b.length; i++) {
                    out.writeShort(b[i]);
                }
            }
            return bytes.toByteArray();
        }
    }

    static class MyError extends Error {
        MyError(String s) { super(s); }
    }

    static class MyLinkageError extends LinkageError {
        MyLinkageError(String s) { super(s); }
    }

    public int field = 3;

    public static int calls;

    public static int square(int x) { return x * x; }

    public String shout(String s) { return s + "!" + field; }

    /** The bootstrap of all constants: the name says what to do. */
    public static Object make(MethodHandles.Lookup lookup, String name, Class<?> type, Object... args) throws Throwable {
        calls++;
        System.out.println("  make " + name + " " + type.getName() + " " + Arrays.deepToString(args) + " same class " + (lookup.lookupClass().getNestHost() == DynamicLinks.class));
        switch (name) {
            case "null": return null;
            case "int": return 42;
            case "small": return (byte) 7;
            case "long": return 1L << 40;
            case "double": return 2.5;
            case "yes": return true;
            case "text": return "a text";
            case "list": return new ArrayList<>(Arrays.asList(args));
            case "exception": throw new java.io.IOException("cannot make");
            case "runtime": throw new IllegalStateException("bad state", new RuntimeException("inner"));
            case "error": throw new MyError("mine");
            case "linkage": throw new MyLinkageError("my linkage");
            case "nosuch": throw new NoSuchFieldError("gone");
            default: throw new AssertionError(name);
        }
    }

    static final Map<String, MutableCallSite> SITES = new LinkedHashMap<>();

    /** The bootstrap of all call sites. */
    public static Object site(MethodHandles.Lookup lookup, String name, MethodType type, Object... args) throws Throwable {
        calls++;
        System.out.println("  site " + name + " " + type + " " + args.length);
        switch (name) {
            case "mutable": {
                MutableCallSite s = new MutableCallSite(lookup.findStatic(DynamicLinks.class, "square", type));
                SITES.put("s" + SITES.size(), s);
                return s;
            }
            case "add":
                return new ConstantCallSite(MethodHandles.insertArguments(lookup.findVirtual(String.class, "concat", MethodType.methodType(String.class, String.class)), 0, args[0]));
            case "direct":
                return new ConstantCallSite(lookup.findVirtual(DynamicLinks.class, "shout", MethodType.methodType(String.class, String.class)));
            case "none": return null;
            case "odd": return "not a site";
            case "wrong": return new ConstantCallSite(MethodHandles.constant(int.class, 1));
            case "fails": throw new java.util.NoSuchElementException("no element");
            default: throw new MyError(name);
        }
    }

    static String chain(Throwable t) {
        StringBuilder b = new StringBuilder();
        for (; t != null; t = t.getCause()) {
            b.append(t.getClass().getName()).append(": ").append(t.getMessage()).append(" <- ");
        }
        return b.toString();
    }

    static void show(Class<?> c, String method, Object... args) {
        for (int i = 0; i < 2; i++) {
            int before = calls;
            String s;
            try {
                Object r = find(c, method).invokeWithArguments(args);
                s = r + (r == null || r instanceof MethodHandle ? "" : " " + r.getClass().getName());
            } catch (Throwable t) {
                s = t instanceof NoClassDefFoundError ? t.toString() : chain(t);
            }
            System.out.println(method + ": " + s + " calls " + (calls - before));
        }
    }

    static MethodHandle find(Class<?> c, String method) throws Throwable {
        for (var m : c.getDeclaredMethods()) {
            if (m.getName().equals(method)) {
                return MethodHandles.lookup().unreflect(m);
            }
        }
        throw new AssertionError(method);
    }

    public static void main(String[] args) throws Throwable {
        Writer w = new Writer();
        String obj = "Ljava/lang/Object;";
        String str = "Ljava/lang/String;";
        int make = w.bootstrap("make");
        for (String[] c : new String[][] {
            {"null", obj}, {"int", "I"}, {"small", "B"}, {"long", "J"}, {"double", "D"}, {"yes", "Z"}, {"text", str},
            {"exception", obj}, {"runtime", str}, {"error", obj}, {"linkage", obj}, {"nosuch", "I"}}) {
            w.constant("get_" + c[0], c[1], w.condy(c[0], c[1], make));
        }
        w.constant("again_int", "I", w.condy("int", "I", make));
        w.constant("again_text", str, w.condy("text", str, make));
        w.constant("widened", "J", w.condy("int", "J", make));
        w.constant("boxed", "Ljava/lang/Integer;", w.condy("int", "Ljava/lang/Integer;", make));
        w.constant("misfit", "I", w.condy("text", "I", make));
        w.constant("noclass", obj, w.condy("null", "Lno/such/Type;", make));
        int many = w.bootstrap("make", w.number(5), w.wide(5, 6L), w.add("f", 4, Float.floatToIntBits(1.5f) >>> 16, 0), w.wide(6, Double.doubleToLongBits(0.25)),
                w.string("s\u00e9"), w.type("java/util/List"), w.methodType("(I[J)" + str), w.condy("text", str, make), w.condy("yes", "Z", make),
                w.handle(6, 10, "indy/DynamicLinks", "square", "(I)I"));
        w.constant("many", obj, w.condy("list", obj, many));
        int failing = w.bootstrap("make", w.condy("nosuch", "I", make));
        w.constant("on_failure", obj, w.condy("list", obj, failing));
        w.constant("h_static", "Ljava/lang/invoke/MethodHandle;", w.handle(6, 10, "indy/DynamicLinks", "square", "(I)I"));
        w.constant("h_virtual", "Ljava/lang/invoke/MethodHandle;", w.handle(5, 10, "indy/DynamicLinks", "shout", "(" + str + ")" + str));
        w.constant("h_new", "Ljava/lang/invoke/MethodHandle;", w.handle(8, 10, "indy/DynamicLinks", "<init>", "()V"));
        w.constant("h_get", "Ljava/lang/invoke/MethodHandle;", w.handle(1, 9, "indy/DynamicLinks", "field", "I"));
        w.constant("h_put", "Ljava/lang/invoke/MethodHandle;", w.handle(3, 9, "indy/DynamicLinks", "field", "I"));
        w.constant("h_getstatic", "Ljava/lang/invoke/MethodHandle;", w.handle(2, 9, "indy/DynamicLinks", "calls", "I"));
        w.constant("h_interface", "Ljava/lang/invoke/MethodHandle;", w.handle(9, 11, "java/util/List", "size", "()I"));
        w.constant("h_missing", "Ljava/lang/invoke/MethodHandle;", w.handle(6, 10, "indy/DynamicLinks", "nothing", "(I)I"));
        w.constant("h_notstatic", "Ljava/lang/invoke/MethodHandle;", w.handle(6, 10, "indy/DynamicLinks", "shout", "(" + str + ")" + str));
        w.constant("type", "Ljava/lang/invoke/MethodType;", w.methodType("(I[J" + str + ")V"));
        w.constant("badtype", "Ljava/lang/invoke/MethodType;", w.methodType("(Lno/such/Type;)V"));
        int site = w.bootstrap("site");
        int addSite = w.bootstrap("site", w.string("pre-"));
        int i = w.indy("mutable", "(I)I", site);
        w.method("call_mutable", "(I)I", 26, 186, i >> 8, i & 255, 0, 0, 172);
        w.method("call_mutable2", "(I)I", 26, 186, i >> 8, i & 255, 0, 0, 172);
        i = w.indy("add", "(" + str + ")" + str, addSite);
        w.method("call_add", "(" + str + ")" + str, 42, 186, i >> 8, i & 255, 0, 0, 176);
        i = w.indy("direct", "(Lindy/DynamicLinks;" + str + ")" + str, site);
        w.method("call_direct", "(Lindy/DynamicLinks;" + str + ")" + str, 42, 43, 186, i >> 8, i & 255, 0, 0, 176);
        for (String n : new String[] {"none", "odd", "wrong", "fails", "error"}) {
            i = w.indy(n, "()" + obj, site);
            w.method("call_" + n, "()" + obj, 186, i >> 8, i & 255, 0, 0, 176);
        }
        byte[] bytes = w.bytes("indy/Spun");
        Class<?> c = MethodHandles.lookup().defineHiddenClass(bytes, true, MethodHandles.Lookup.ClassOption.NESTMATE).lookupClass();
        System.out.println(c.isHidden() + " " + c.getNestHost().getName() + " " + c.getSuperclass());
        for (String n : new String[] {"null", "int", "small", "long", "double", "yes", "text", "exception", "runtime", "error", "linkage", "nosuch"}) {
            show(c, "get_" + n);
        }
        for (String n : new String[] {"again_int", "again_text", "widened", "boxed", "misfit", "noclass", "many", "on_failure",
            "h_static", "h_virtual", "h_new", "h_get", "h_put", "h_getstatic", "h_interface", "h_missing", "h_notstatic", "type", "badtype"}) {
            show(c, n);
        }
        MethodHandle square = (MethodHandle) find(c, "h_static").invoke();
        System.out.println((int) square.invokeExact(9) + " " + (long) square.invoke((short) 5));
        DynamicLinks d = (DynamicLinks) ((MethodHandle) find(c, "h_new").invoke()).invokeExact();
        ((MethodHandle) find(c, "h_put").invoke()).invokeExact(d, 8);
        System.out.println(d.field + " " + (int) ((MethodHandle) find(c, "h_get").invoke()).invokeExact(d));
        System.out.println((String) ((MethodHandle) find(c, "h_virtual").invoke()).invokeExact(d, "hey"));
        System.out.println((int) ((MethodHandle) find(c, "h_interface").invoke()).invokeExact(List.of(1, 2)));
        show(c, "call_mutable", 6);
        show(c, "call_mutable2", 7);
        MethodHandle negate = MethodHandles.lookup().findStatic(Math.class, "negateExact", MethodType.methodType(int.class, int.class));
        SITES.get("s0").setTarget(negate);
        show(c, "call_mutable", 6);
        show(c, "call_mutable2", 7);
        show(c, "call_add", "x");
        show(c, "call_direct", d, "y");
        show(c, "call_direct", null, "y");
        for (String n : new String[] {"none", "odd", "wrong", "fails", "error"}) {
            show(c, "call_" + n);
        }
    }
}
