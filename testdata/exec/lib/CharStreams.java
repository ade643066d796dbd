package lib;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.CharArrayReader;
import java.io.CharArrayWriter;
import java.io.FilterReader;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.LineNumberReader;
import java.io.OutputStreamWriter;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.PushbackReader;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.UnsupportedEncodingException;
import java.io.Writer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.stream.Collectors;

/** Readers and writers: strings, arrays, lines, pushback, conversion through charsets. */
public class CharStreams {
    interface Act {
        Object run() throws Exception;
    }

    static void t(String label, Act a) {
        try {
            System.out.println(label + ": " + a.run());
        } catch (Exception e) {
            System.out.println(label + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    static class Rot13 extends FilterReader {
        Rot13(Reader in) {
            super(in);
        }

        @Override
        public int read(char[] b, int off, int len) throws IOException {
            int n = super.read(b, off, len);
            for (int i = off; i < off + n; i++) {
                char c = b[i];
                if (Character.isLetter(c)) {
                    int base = Character.isUpperCase(c) ? 'A' : 'a';
                    b[i] = (char) ((c - base + 13) % 26 + base);
                }
            }
            return n;
        }
    }

    static class Flaky extends Reader {
        int calls;

        @Override
        public int read(char[] b, int off, int len) throws IOException {
            if (calls++ == 1) {
                throw new IOException("second read");
            }
            "line\n".getChars(0, 5, b, off);
            return 5;
        }

        @Override
        public void close() { }
    }

    public static void main(String[] args) throws Exception {
        StringWriter sw = new StringWriter();
        PrintWriter pw = new PrintWriter(sw);
        pw.printf(Locale.ROOT, "%5.2f|%s%n", 3.14159, "x");
        pw.println(1);
        pw.print('c');
        pw.print(2L);
        pw.print(true);
        pw.append("app").append('e').append("xyz", 1, 2);
        pw.println(new char[] {'a', 'r', 'r'});
        pw.write("abcdef", 2, 3);
        pw.print((Object) null);
        pw.flush();
        System.out.println(sw + " " + sw.getBuffer().length() + " " + pw.checkError());
        BufferedReader br = new BufferedReader(new StringReader("one\ntwo\r\nthree\rfour\n\nsix"), 3);
        t("lines", () -> br.readLine() + "," + br.readLine() + "," + br.readLine() + "," + (char) br.read() + "," + br.lines().collect(Collectors.joining("/")));
        t("end", () -> br.readLine() + " " + br.read() + " " + br.read(new char[3]) + " " + br.ready());
        LineNumberReader ln = new LineNumberReader(new StringReader("a\nb\r\nc\rd"));
        StringBuilder sb = new StringBuilder();
        for (String s; (s = ln.readLine()) != null;) {
            sb.append(ln.getLineNumber()).append(s);
            if (s.equals("b")) {
                ln.setLineNumber(100);
            }
        }
        System.out.println(sb);
        t("mark", () -> {
            BufferedReader m = new BufferedReader(new StringReader("abcdefghij"), 2);
            m.read();
            m.mark(4);
            m.skip(4);
            m.reset();
            return (char) m.read() + " " + m.markSupported();
        });
        t("mark lost", () -> {
            BufferedReader m = new BufferedReader(new StringReader("abcdefghij"), 2);
            m.mark(1);
            m.skip(8);
            m.reset();
            return (char) m.read();
        });
        t("mark never", () -> {
            new BufferedReader(new StringReader("a")).reset();
            return 0;
        });
        PushbackReader pb = new PushbackReader(new StringReader("tail"), 5);
        pb.unread("head-".toCharArray());
        t("pushback", () -> new BufferedReader(pb).readLine());
        t("pushback full", () -> {
            PushbackReader p = new PushbackReader(new StringReader(""));
            p.unread('a');
            p.unread('b');
            return 0;
        });
        CharArrayWriter caw = new CharArrayWriter();
        new Rot13(new StringReader("Hello, World 123")).transferTo(caw);
        System.out.println(caw + " " + caw.size() + " " + new String(caw.toCharArray(), 0, 3));
        CharArrayReader car = new CharArrayReader("0123456789".toCharArray(), 3, 4);
        t("chararray", () -> (char) car.read() + " " + car.skip(2) + " " + (char) car.read() + " " + car.read());
        FilterWriter up = new FilterWriter(caw) {
            @Override
            public void write(int c) throws IOException {
                super.write(Character.toUpperCase(c));
            }
        };
        caw.reset();
        up.write('q');
        up.append('r').flush();
        System.out.println(caw);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Writer w = new BufferedWriter(new OutputStreamWriter(bytes, StandardCharsets.UTF_8))) {
            w.write("\u00fcber \u4e2d\ud83d\ude00");
            w.write('\n');
        }
        System.out.println(bytes.size() + " " + new InputStreamReader(new ByteArrayInputStream(bytes.toByteArray()), StandardCharsets.UTF_8).read());
        Reader r8 = new InputStreamReader(new ByteArrayInputStream(bytes.toByteArray()), "UTF-8");
        int sum = 0;
        int n = 0;
        for (int c; (c = r8.read()) >= 0; n++) {
            sum = sum * 31 + c;
        }
        System.out.println(n + " " + sum + " " + ((InputStreamReader) r8).getEncoding());
        t("latin", () -> new BufferedReader(new InputStreamReader(new ByteArrayInputStream(bytes.toByteArray()), StandardCharsets.ISO_8859_1)).readLine().length());
        t("unknown charset", () -> new InputStreamReader(new ByteArrayInputStream(new byte[0]), "klingon"));
        t("unmappable", () -> {
            ByteArrayOutputStream o = new ByteArrayOutputStream();
            try (OutputStreamWriter w = new OutputStreamWriter(o, StandardCharsets.US_ASCII)) {
                w.write("caf\u00e9 \ud83d\ude00");
            }
            return o.toString() + " " + o.size();
        });
        t("split surrogate", () -> {
            ByteArrayOutputStream o = new ByteArrayOutputStream();
            OutputStreamWriter w = new OutputStreamWriter(o, StandardCharsets.UTF_8);
            w.write('\ud83d');
            w.flush();
            int before = o.size();
            w.write('\ude00');
            w.close();
            return before + " " + o.size();
        });
        t("closed reader", () -> {
            StringReader s = new StringReader("x");
            s.close();
            return s.read();
        });
        t("closed writer", () -> {
            BufferedWriter w = new BufferedWriter(new StringWriter());
            w.close();
            w.write("x");
            return 0;
        });
        t("unchecked", () -> {
            try {
                return new BufferedReader(new Flaky()).lines().count();
            } catch (UncheckedIOException e) {
                return "unchecked " + e.getCause().getMessage();
            }
        });
        t("charbuffer", () -> {
            CharBuffer cb = CharBuffer.allocate(4);
            int got = new StringReader("abcdef").read(cb);
            return got + " " + cb.flip();
        });
        t("piped", () -> {
            PipedReader pr = new PipedReader();
            try (PipedWriter w = new PipedWriter(pr)) {
                w.write("through");
            }
            return new BufferedReader(pr).readLine();
        });
        t("null", () -> Reader.nullReader().read() + " " + Writer.nullWriter().append("x").getClass().getSuperclass().getSimpleName());
        BufferedWriter bw = new BufferedWriter(sw, 4);
        bw.newLine();
        bw.write("0123456789");
        t("unflushed", () -> sw.toString().endsWith("9"));
        bw.write("z");
        bw.flush();
        t("flushed", () -> sw.toString().endsWith("9z"));
        try {
            throw new UnsupportedEncodingException("x");
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
    }
}
