package lib;

import java.io.*;
import java.nio.*;
import java.nio.charset.*;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.*;
import java.util.stream.*;
import java.util.zip.*;

/** Files, streams, serialisation, compression, buffers, charsets, tokenizers, properties. */
public class IoTour {
    static class P implements Serializable {
        private static final long serialVersionUID = 3;
        String n;
        transient int t = 5;
        int[] xs = {1, 2};
        P next;
        LocalE e = LocalE.B;
        List<String> l = new ArrayList<>(List.of("q"));
        private void writeObject(ObjectOutputStream o) throws IOException {
            o.defaultWriteObject();
            o.writeInt(99);
        }
        private void readObject(ObjectInputStream i) throws IOException, ClassNotFoundException {
            i.defaultReadObject();
            t = i.readInt();
        }
    }
    enum LocalE {
        A, B {
            public String toString() {
                return "bee";
            }
        }
    }
    record R(int a, String b) implements Serializable {
        R {
            if (a < 0) throw new IllegalArgumentException("neg");
        }
    }
    static class Ext implements Externalizable {
        int v;
        public Ext() {}
        public void writeExternal(ObjectOutput o) throws IOException {
            o.writeInt(v);
        }
        public void readExternal(ObjectInput i) throws IOException {
            v = i.readInt() * 2;
        }
    }
    static class Single implements Serializable {
        static final Single I = new Single();
        Object readResolve() {
            return I;
        }
    }
    static class NotSer {}
    static class Holder implements Serializable {
        NotSer n = new NotSer();
    }
    static byte[] ser(Object o) throws IOException {
        var b = new ByteArrayOutputStream();
        try (var os = new ObjectOutputStream(b)) {
            os.writeObject(o);
        }
        return b.toByteArray();
    }
    static Object de(byte[] b) throws Exception {
        return new ObjectInputStream(new ByteArrayInputStream(b)).readObject();
    }
    public static void main(String[] args) throws Exception {
        Path d = Files.createTempDirectory("hunt");
        Path f = d.resolve("a.txt");
        Files.writeString(f, "line1\nline2\nżółć\n");
        System.out.println(Files.readAllLines(f) + " " + Files.size(f));
        Files.write(f, List.of("x", "y"), StandardOpenOption.APPEND);
        try (var s = Files.lines(f)) {
            System.out.println(s.map(String::length).toList());
        }
        try (BufferedReader r = new BufferedReader(new FileReader(f.toFile()))) {
            r.mark(100);
            System.out.println(r.readLine());
            r.reset();
            System.out.println(r.lines().count());
        }
        try (PrintWriter w = new PrintWriter(new FileWriter(f.toFile(), true))) {
            w.printf("%d-%s%n", 5, "z");
        }
        try (RandomAccessFile ra = new RandomAccessFile(f.toFile(), "rw")) {
            ra.seek(2);
            ra.write('N');
            ra.seek(0);
            System.out.println(ra.readLine() + " " + ra.length() + " " + ra.getFilePointer());
        }
        Files.createDirectories(d.resolve("s/t"));
        Files.copy(f, d.resolve("s/t/b.txt"));
        Files.move(d.resolve("s/t/b.txt"), d.resolve("s/c.txt"), StandardCopyOption.REPLACE_EXISTING);
        try (var w = Files.walk(d)) {
            System.out.println(w.map(p -> d.relativize(p).toString()).sorted().toList());
        }
        System.out.println(Files.exists(f) + " " + Files.isDirectory(d) + " " + Files.notExists(d.resolve("no"))
                + " " + f.getFileName() + " " + d.relativize(f));
        try {
            Files.readString(d.resolve("nope"));
        } catch (NoSuchFileException e) {
            System.out.println("NSF " + d.relativize(Path.of(e.getMessage())));
        }
        try {
            Files.delete(d.resolve("s"));
        } catch (DirectoryNotEmptyException e) {
            System.out.println("DNE");
        }
        try {
            new FileInputStream(d.resolve("nope").toFile());
        } catch (FileNotFoundException e) {
            System.out.println(e.getMessage().replace(d.toString(), "D"));
        }
        File[] fl = d.toFile().listFiles();
        Arrays.sort(fl);
        for (File x : fl) System.out.println(x.getName() + " " + x.isFile() + " " + x.canRead());
        Files.walkFileTree(d, new SimpleFileVisitor<>() {
            public FileVisitResult visitFile(Path p, BasicFileAttributes a) throws IOException {
                Files.delete(p);
                return FileVisitResult.CONTINUE;
            }
            public FileVisitResult postVisitDirectory(Path p, IOException e) throws IOException {
                Files.delete(p);
                return FileVisitResult.CONTINUE;
            }
        });
        System.out.println(Files.exists(d));
        System.out.println(Path.of("/a/b/../c/./d").normalize() + " " + Path.of("a").resolveSibling("b") + " "
                + Path.of("/x/y/z").subpath(1, 3) + " " + Path.of("a/b").startsWith("a"));
        P p = new P();
        p.n = "one";
        p.next = p;
        P q = (P) de(ser(p));
        System.out.println(q.n + q.t + Arrays.toString(q.xs) + (q.next == q) + q.e + q.l);
        System.out.println(de(ser(new R(1, "b"))));
        Ext e = new Ext();
        e.v = 4;
        System.out.println(((Ext) de(ser(e))).v);
        System.out.println(de(ser(Single.I)) == Single.I);
        try {
            ser(new Holder());
        } catch (NotSerializableException x) {
            System.out.println(x);
        }
        System.out.println(de(ser(new TreeMap<>(Map.of("a", List.of(1, 2), "b", List.of())))));
        System.out.println(ser(new R(2, "x")).length);
        System.out.println(Arrays.hashCode(ser(p)));
        Object lam = (Runnable & Serializable) () -> System.out.println("lambda");
        ((Runnable) de(ser(lam))).run();
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        try (GZIPOutputStream g = new GZIPOutputStream(bo)) {
            g.write("hello hello hello hello".getBytes());
        }
        System.out.println(new String(new GZIPInputStream(new ByteArrayInputStream(bo.toByteArray())).readAllBytes())
                + " " + bo.size());
        ByteArrayOutputStream zo = new ByteArrayOutputStream();
        try (ZipOutputStream z = new ZipOutputStream(zo)) {
            z.putNextEntry(new ZipEntry("a/b.txt"));
            z.write(new byte[500]);
            z.closeEntry();
            z.putNextEntry(new ZipEntry("c"));
            z.write(1);
        }
        try (ZipInputStream zi = new ZipInputStream(new ByteArrayInputStream(zo.toByteArray()))) {
            ZipEntry ze;
            while ((ze = zi.getNextEntry()) != null) System.out.println(ze.getName() + " "
                    + zi.readAllBytes().length);
        }
        CRC32 crc = new CRC32();
        crc.update("abc".getBytes());
        Adler32 ad = new Adler32();
        ad.update(new byte[]{1, 2, 3});
        System.out.println(Long.toHexString(crc.getValue()) + " " + ad.getValue());
        DataOutputStream dos = new DataOutputStream(bo = new ByteArrayOutputStream());
        dos.writeUTF("ħé");
        dos.writeDouble(1.5);
        dos.writeLong(-2);
        dos.writeChar('x');
        DataInputStream dis = new DataInputStream(new ByteArrayInputStream(bo.toByteArray()));
        System.out.println(dis.readUTF() + dis.readDouble() + dis.readLong() + dis.readChar() + dis.available());
        try {
            dis.readInt();
        } catch (EOFException x) {
            System.out.println(x);
        }
        ByteBuffer bb = ByteBuffer.allocate(16).order(ByteOrder.LITTLE_ENDIAN);
        bb.putInt(0x01020304).putShort((short) 7).flip();
        System.out.println(bb + " " + bb.get() + " " + bb.remaining() + " " + bb.slice());
        bb.compact();
        System.out.println(bb);
        try {
            ByteBuffer.allocate(2).putInt(1);
        } catch (BufferOverflowException x) {
            System.out.println(x);
        }
        try {
            ByteBuffer.wrap(new byte[1]).asReadOnlyBuffer().put((byte) 1);
        } catch (ReadOnlyBufferException x) {
            System.out.println(x);
        }
        ByteBuffer dir = ByteBuffer.allocateDirect(32);
        dir.putLong(0, 77L).putDouble(8, 2.5);
        System.out.println(dir.getLong(0) + " " + dir.getDouble(8) + " " + dir.isDirect() + dir.asIntBuffer().get(0));
        System.out.println(CharBuffer.wrap("hello").subSequence(1, 3) + " " + IntBuffer.wrap(new int[]{1,
                2}).hasRemaining());
        System.out.println(Arrays.toString("aé€😀".getBytes(StandardCharsets.UTF_8))
                + Arrays.toString("aé".getBytes("ISO-8859-1"))
                + Arrays.toString("a€".getBytes(StandardCharsets.UTF_16)) + new String(new byte[]{(byte) 0xff, 65},
                StandardCharsets.UTF_8) + Arrays.toString("é€".getBytes(StandardCharsets.US_ASCII))
                + Charset.forName("windows-1252").newEncoder().canEncode('€'));
        try {
            Charset.forName("no-such");
        } catch (UnsupportedCharsetException x) {
            System.out.println(x);
        }
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(new byte[]{(byte) 0xc3, 40}));
        } catch (CharacterCodingException x) {
            System.out.println(x);
        }
        StringReader sr = new StringReader("tok 12 3.5 \"str\" // c\n x");
        StreamTokenizer stt = new StreamTokenizer(sr);
        stt.slashSlashComments(true);
        while (stt.nextToken() != StreamTokenizer.TT_EOF) System.out.print(stt.ttype + ":" + stt.sval + ":"
                + stt.nval + " ");
        System.out.println();
        PipedInputStream pi = new PipedInputStream();
        PipedOutputStream po = new PipedOutputStream(pi);
        Thread wt = new Thread(() -> {
            try (po) {
                po.write("piped".getBytes());
            } catch (IOException x) {}
        });
        wt.start();
        System.out.println(new String(pi.readAllBytes()));
        wt.join();
        SequenceInputStream sis = new SequenceInputStream(new ByteArrayInputStream("a".getBytes()),
                new ByteArrayInputStream("b".getBytes()));
        System.out.println(new String(sis.readAllBytes()));
        PushbackReader pr = new PushbackReader(new StringReader("ab"));
        int ch = pr.read();
        pr.unread(ch);
        System.out.println((char) pr.read());
        LineNumberReader ln = new LineNumberReader(new StringReader("1\n2\r\n3"));
        while (ln.readLine() != null);
        System.out.println(ln.getLineNumber());
        StringWriter sw = new StringWriter();
        new RuntimeException("top", new IOException("inner")).printStackTrace(new PrintWriter(sw));
        System.out.println(sw);
        PrintStream ps = new PrintStream(bo = new ByteArrayOutputStream(), true, "UTF-8");
        PrintStream old = System.out;
        System.setOut(ps);
        System.out.println("captured é");
        System.setOut(old);
        System.out.println(bo.toString("UTF-8").trim() + bo.size());
        Console co = System.console();
        System.out.println(co == null);
        Properties pp = new Properties();
        pp.load(new StringReader("a = 1\nb:two\\\n  more\n# c\nuni=\\u00e9\n!x\nk\\ ey=v"));
        System.out.println(new TreeMap<>(pp));
        StringWriter w2 = new StringWriter();
        pp.clear();
        pp.setProperty("k e", "v=é");
        pp.store(w2, null);
        System.out.println(w2.toString().lines().filter(l -> !l.startsWith("#")).toList());
    }
}
