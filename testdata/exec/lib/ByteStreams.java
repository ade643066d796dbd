package lib;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PushbackInputStream;
import java.io.SequenceInputStream;
import java.io.StreamTokenizer;
import java.io.StringReader;
import java.io.UTFDataFormatException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** Byte streams: arrays, data, buffering with marks, pushback, sequences, filters, PrintStream. */
public class ByteStreams {
    static class Upper extends FilterInputStream {
        Upper(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            int c = super.read();
            return c < 0 ? c : Character.toUpperCase(c);
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            int n = super.read(b, off, len);
            for (int i = off; i < off + n; i++) {
                b[i] = (byte) Character.toUpperCase(b[i]);
            }
            return n;
        }
    }

    static class Failing extends OutputStream {
        int left;

        Failing(int left) {
            this.left = left;
        }

        @Override
        public void write(int b) throws IOException {
            if (left-- <= 0) {
                throw new IOException("full");
            }
        }

        @Override
        public void close() throws IOException {
            throw new IOException("close");
        }
    }

    static String hex(byte[] b) {
        StringBuilder sb = new StringBuilder();
        for (byte x : b) {
            sb.append(String.format("%02x", x & 0xff));
        }
        return sb.toString();
    }

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

    public static void main(String[] args) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeBoolean(true);
        out.writeByte(-2);
        out.writeShort(-300);
        out.writeChar('\u4e2d');
        out.writeInt(0xCAFEBABE);
        out.writeLong(Long.MIN_VALUE + 1);
        out.writeFloat(-1.5f);
        out.writeDouble(Math.PI);
        out.writeUTF("na\u00efve \0 \ud83d\ude00");
        out.writeBytes("abc");
        out.writeChars("xy");
        System.out.println(out.size() + " " + hex(bytes.toByteArray()));
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        System.out.println(in.readBoolean() + " " + in.readByte() + " " + in.readShort() + " " + (int) in.readChar() + " " + in.readInt() + " " + in.readLong() + " " + in.readFloat() + " " + in.readDouble() + " " + in.readUTF().equals("na\u00efve \0 \ud83d\ude00"));
        byte[] three = new byte[3];
        in.readFully(three);
        System.out.println(new String(three) + " " + in.readUnsignedShort() + " " + in.available() + " " + in.skipBytes(10) + " " + in.read());
        t("eof", in::readInt);
        t("readFully eof", () -> {
            new DataInputStream(new ByteArrayInputStream(three)).readFully(new byte[4]);
            return 0;
        });
        t("bad utf", () -> new DataInputStream(new ByteArrayInputStream(new byte[] {0, 2, (byte) 0xff, 0})).readUTF());
        t("long utf", () -> {
            out.writeUTF("x".repeat(70000));
            return 0;
        });
        t("unsigned", () -> {
            DataInputStream d = new DataInputStream(new ByteArrayInputStream(new byte[] {-1, -1, -1, 'l', '\n', 'm'}));
            return d.readUnsignedByte() + " " + d.readUnsignedShort() + " " + d.readLine() + d.readLine();
        });
        ByteArrayInputStream src = new ByteArrayInputStream("hello world".getBytes(), 2, 7);
        System.out.println((char) src.read() + " " + src.markSupported() + " " + src.available());
        src.mark(0);
        System.out.println(new String(src.readNBytes(3)) + " " + src.skip(100) + " " + src.read() + " " + src.read(new byte[4]) + " " + src.read(new byte[0]));
        src.reset();
        System.out.println(new String(src.readAllBytes()));
        BufferedInputStream b = new BufferedInputStream(new ByteArrayInputStream("0123456789".getBytes()), 4);
        b.read();
        b.mark(3);
        System.out.println(new String(b.readNBytes(3)));
        b.reset();
        System.out.println(new String(b.readNBytes(9)) + " " + b.read());
        t("reset invalid", () -> {
            b.reset();
            return "still valid";
        });
        PushbackInputStream push = new PushbackInputStream(new ByteArrayInputStream("12+3".getBytes()), 2);
        int n = 0;
        int c;
        while (Character.isDigit(c = push.read())) {
            n = n * 10 + c - '0';
        }
        push.unread(c);
        System.out.println(n + " " + (char) push.read() + (char) push.read() + push.read());
        t("push full", () -> {
            push.unread(new byte[] {1, 2, 3});
            return 0;
        });
        InputStream seq = new SequenceInputStream(Collections.enumeration(List.of(new ByteArrayInputStream("a-".getBytes()), new ByteArrayInputStream(new byte[0]), new Upper(new ByteArrayInputStream("bcd".getBytes())))));
        System.out.println(new String(seq.readAllBytes()));
        ByteArrayOutputStream sink = new ByteArrayOutputStream();
        long copied = new Upper(new ByteArrayInputStream("transfer".getBytes())).transferTo(sink);
        System.out.println(copied + " " + sink + " " + sink.size());
        sink.reset();
        BufferedOutputStream bo = new BufferedOutputStream(sink, 4);
        bo.write("abc".getBytes());
        System.out.print(sink.size() + " ");
        bo.write("defgh".getBytes());
        System.out.print(sink.size() + " ");
        bo.flush();
        System.out.println(sink.size() + " " + sink.toString(StandardCharsets.US_ASCII));
        FilterOutputStream fo = new FilterOutputStream(sink) {
            @Override
            public void write(int x) throws IOException {
                super.write(x ^ 0x20);
            }
        };
        fo.write("MIXed".getBytes());
        System.out.println(sink);
        ByteArrayOutputStream second = new ByteArrayOutputStream();
        sink.writeTo(second);
        second.writeBytes(new byte[] {33});
        System.out.println(second + " " + Arrays.equals(second.toByteArray(), sink.toByteArray()));
        PrintStream ps = new PrintStream(new Failing(5));
        ps.print("1234");
        System.out.print(ps.checkError() + " ");
        ps.print("5678");
        System.out.println(ps.checkError());
        t("close both", () -> {
            try (BufferedOutputStream f = new BufferedOutputStream(new Failing(0))) {
                f.write(1);
            }
            return 0;
        });
        PrintStream p2 = new PrintStream(sink, true, StandardCharsets.UTF_16BE);
        sink.reset();
        p2.append("x").append('y').append("abc", 1, 2).printf(Locale.ROOT, "%d", 5);
        p2.write(0x41);
        p2.println(new char[] {'q'});
        System.out.println(hex(sink.toByteArray()));
        t("null stream", () -> OutputStream.nullOutputStream().getClass() != null && InputStream.nullInputStream().read() == -1);
        t("bounds", () -> new ByteArrayInputStream(three).read(new byte[2], 1, 5));
        t("negative buffer", () -> new BufferedInputStream(src, 0));
        t("readNBytes neg", () -> src.readNBytes(-1));
        StreamTokenizer st = new StreamTokenizer(new StringReader("x = 3.5 + 'str' // comment\n foo(\"q\\n\") -12 /* not */ end"));
        st.slashSlashComments(true);
        st.eolIsSignificant(true);
        StringBuilder sb = new StringBuilder();
        while (st.nextToken() != StreamTokenizer.TT_EOF) {
            sb.append(st.ttype == StreamTokenizer.TT_NUMBER ? "N" + st.nval : st.ttype == StreamTokenizer.TT_WORD ? "W" + st.sval : st.ttype == StreamTokenizer.TT_EOL ? "EOL" : st.sval != null && (st.ttype == '"' || st.ttype == '\'') ? "Q" + st.sval.trim() : "'" + (char) st.ttype).append(' ');
        }
        System.out.println(sb + "" + st.lineno());
        try {
            throw new UTFDataFormatException("own");
        } catch (IOException e) {
            System.out.println(e);
        }
    }
}
