package lib;

import java.io.*;
import java.util.*;

/** Serialisation with replacement, validation, filters and persistent fields; stream filters; random access. */
public class SerialCorners {
    static class Node implements Serializable {
        private static final long serialVersionUID = 1;
        final String n;
        final List<Node> kids = new ArrayList<>();
        transient Node parent;
        Node(String n) {
            this.n = n;
        }
        Node add(Node k) {
            kids.add(k);
            k.parent = this;
            return this;
        }
        private Object writeReplace() {
            return this;
        }
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            for (Node k : kids) k.parent = this;
        }
    }
    static class Base {
        int b = 5;
        Base() {
            System.out.println("Base ctor");
        }
    }
    static class Sub extends Base implements Serializable {
        int s = 6;
        final int[][] m = {{1}, {2, 3}};
        private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("s", int.class),
                new ObjectStreamField("m", int[][].class)};
    }
    static class Proxy2 implements Serializable {
        final int v;
        Proxy2(int v) {
            this.v = v;
        }
        private Object writeReplace() {
            return new Form(v);
        }
        record Form(int v) implements Serializable {
            private Object readResolve() {
                return new Proxy2(v * 2);
            }
        }
    }
    static class Val implements Serializable, ObjectInputValidation {
        int x = -1;
        public void validateObject() throws InvalidObjectException {
            if (x < 0) throw new InvalidObjectException("x=" + x);
        }
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.registerValidation(this, 0);
            in.defaultReadObject();
        }
    }
    static class NoDefBase {
        NoDefBase(int x) {}
    }
    enum E {
        A {
            int v() {
                return 1;
            }
        };
        abstract int v();
    }
    static byte[] ser(Object... os) throws IOException {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (ObjectOutputStream o = new ObjectOutputStream(b)) {
            for (Object x : os) o.writeObject(x);
        }
        return b.toByteArray();
    }
    static ObjectInputStream in(byte[] b) throws IOException {
        return new ObjectInputStream(new ByteArrayInputStream(b));
    }
    static class Rot extends FilterOutputStream {
        Rot(OutputStream o) {
            super(o);
        }
        @Override public void write(int b) throws IOException {
            out.write(b >= 'a' && b <= 'z' ? 'a' + (b - 'a' + 13) % 26 : b);
        }
    }
    static class Upper extends FilterReader {
        Upper(Reader r) {
            super(r);
        }
        @Override public int read() throws IOException {
            int c = super.read();
            return c < 0 ? c : Character.toUpperCase(c);
        }
        @Override public int read(char[] b, int o, int l) throws IOException {
            int n = super.read(b, o, l);
            for (int i = o; i < o + n; i++) b[i] = Character.toUpperCase(b[i]);
            return n;
        }
    }
    public static void main(String[] a) throws Exception {
        Node r = new Node("root").add(new Node("a").add(new Node("aa"))).add(new Node("b"));
        Node q = (Node) in(ser(r)).readObject();
        System.out.println(q.n + q.kids.get(0).kids.get(0).parent.n + (q.kids.get(1).parent == q));
        Sub s = new Sub();
        s.b = 77;
        s.s = 88;
        Sub t = (Sub) in(ser(s)).readObject();
        System.out.println(t.b + " " + t.s + " " + t.m[1][1]);
        System.out.println(((Proxy2) in(ser(new Proxy2(21))).readObject()).v);
        try {
            in(ser(new Val())).readObject();
        } catch (InvalidObjectException e) {
            System.out.println(e);
        }
        try {
            in(ser(new NoDef2())).readObject();
        } catch (InvalidClassException e) {
            System.out.println(e.getMessage());
        }
        ObjectInputStream oi = in(ser(E.A, E.A, "s", "s", new int[]{1}, new Date(0), null, String.class, int.class));
        Object e1 = oi.readObject(), e2 = oi.readObject(), s1 = oi.readObject(), s2 = oi.readObject();
        System.out.println((e1 == e2) + "" + (e1 == E.A) + (s1 == s2) + ((int[]) oi.readObject())[0]
                + ((Date) oi.readObject()).getTime() + oi.readObject() + oi.readObject() + oi.readObject());
        try {
            oi.readObject();
        } catch (EOFException e) {
            System.out.println(e);
        }
        byte[] bad = ser("x");
        bad[0] = 0;
        try {
            in(bad);
        } catch (StreamCorruptedException e) {
            System.out.println(e.getMessage());
        }
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        ObjectOutputStream oo = new ObjectOutputStream(bo);
        int[] shared = {1};
        oo.writeObject(shared);
        shared[0] = 2;
        oo.writeObject(shared);
        oo.reset();
        oo.writeObject(shared);
        oo.writeUnshared(shared);
        oo.writeInt(5);
        oo.writeUTF("utf");
        oo.flush();
        ObjectInputStream i2 = in(bo.toByteArray());
        System.out.println(((int[]) i2.readObject())[0] + "" + ((int[]) i2.readObject())[0]
                + ((int[]) i2.readObject())[0] + ((int[]) i2.readUnshared())[0] + i2.readInt() + i2.readUTF()
                + i2.available());
        System.out.println(ObjectStreamClass.lookup(Node.class).getSerialVersionUID() + " "
                + ObjectStreamClass.lookup(Sub.class) + " " + ObjectStreamClass.lookup(Object.class));
        ObjectInputFilter f = ObjectInputFilter.Config.createFilter("!SerialCorners$Node;*");
        ObjectInputStream fi = in(ser(r));
        fi.setObjectInputFilter(f);
        try {
            fi.readObject();
        } catch (InvalidClassException e) {
            System.out.println(e.getMessage());
        }
        Rot rot = new Rot(System.out);
        rot.write("uryyb jbeyq\n".getBytes());
        rot.flush();
        System.out.println(new BufferedReader(new Upper(new StringReader("up me"))).readLine());
        System.setIn(new ByteArrayInputStream("7 8\nrest of line\n".getBytes()));
        Scanner sc = new Scanner(System.in);
        System.out.println(sc.nextInt() * sc.nextInt() + sc.nextLine() + sc.nextLine());
        System.setErr(new PrintStream(bo = new ByteArrayOutputStream()));
        new Exception("to err").printStackTrace();
        System.err.flush();
        System.out.println(bo.toString().lines().findFirst().get());
        CharArrayWriter cw = new CharArrayWriter();
        try (PrintWriter pw = new PrintWriter(cw)) {
            pw.print(1.5);
            pw.println('c');
            pw.printf("%s", List.of(1));
            pw.append("seq", 1, 2);
        }
        System.out.println(cw);
        InputStreamReader ir = new InputStreamReader(new ByteArrayInputStream(new byte[]{(byte) 0xe2, (byte) 0x82,
                (byte) 0xac, 'x', (byte) 0xff}), "UTF-8");
        StringBuilder sb = new StringBuilder();
        for (int c; (c = ir.read()) >= 0; ) sb.append(Integer.toHexString(c)).append(' ');
        System.out.println(sb + ir.getEncoding());
        OutputStreamWriter ow = new OutputStreamWriter(bo = new ByteArrayOutputStream(), "UTF-16LE");
        ow.write("é€");
        ow.close();
        System.out.println(Arrays.toString(bo.toByteArray()));
        try {
            ow.write("x");
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        BufferedInputStream bi = new BufferedInputStream(new ByteArrayInputStream("abcdef".getBytes()), 2);
        bi.mark(4);
        bi.read();
        bi.read();
        bi.reset();
        System.out.println((char) bi.read() + "" + bi.skip(2) + (char) bi.read() + bi.available());
        try {
            new StringReader("x").skip(-5);
            Reader rd = new StringReader("y");
            rd.close();
            rd.read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        PrintStream ps = new PrintStream(new OutputStream() {
            public void write(int b) throws IOException {
                throw new IOException("full");
            }
        });
        ps.print("x");
        System.out.println(ps.checkError());
        File tmp = File.createTempFile("i03", ".t");
        try (Writer w = new BufferedWriter(new OutputStreamWriter(new FileOutputStream(tmp), "UTF-8"))) {
            for (int i = 0; i < 1000; i++) w.write("line " + i + "\n");
        }
        System.out.println(tmp.length() + " " + new BufferedReader(new FileReader(tmp)).lines().skip(998).toList());
        try (RandomAccessFile ra = new RandomAccessFile(tmp, "rw")) {
            ra.setLength(10);
            ra.seek(10);
            ra.writeInt(0x41424344);
            ra.seek(5);
            System.out.println(ra.readUnsignedByte() + " " + ra.getFilePointer() + " " + ra.length());
        }
        System.out.println(tmp.delete() + "" + tmp.exists() + new File("a/../b/./c").getPath()
                + new File("/x/y.txt").getParentFile().getName() + new File("rel").isAbsolute()
                + new File("/a/b/../c").getCanonicalPath());
    }
    static class NoDef2 extends NoDefBase implements Serializable {
        NoDef2() {
            super(1);
        }
    }
}
