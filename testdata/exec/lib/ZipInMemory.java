package lib;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarInputStream;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** Deflate, GZIP, ZIP and JAR round trips in memory. Compressed sizes are only compared, never printed. */
public class ZipInMemory {
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

    static byte[] deflate(byte[] in, int level, boolean nowrap, byte[] dict) {
        Deflater d = new Deflater(level, nowrap);
        if (dict != null) {
            d.setDictionary(dict);
        }
        d.setInput(in);
        d.finish();
        ByteArrayOutputStream o = new ByteArrayOutputStream();
        byte[] buf = new byte[64];
        while (!d.finished()) {
            o.write(buf, 0, d.deflate(buf));
        }
        assert d.getTotalIn() == in.length && d.getBytesWritten() == o.size();
        d.end();
        return o.toByteArray();
    }

    static byte[] inflate(byte[] in, boolean nowrap, byte[] dict) throws DataFormatException {
        Inflater i = new Inflater(nowrap);
        i.setInput(in);
        ByteArrayOutputStream o = new ByteArrayOutputStream();
        byte[] buf = new byte[50];
        while (!i.finished()) {
            int n = i.inflate(buf);
            if (n == 0 && i.needsDictionary()) {
                i.setDictionary(dict);
            } else if (n == 0 && i.needsInput() && !i.finished()) {
                throw new DataFormatException("ran dry after " + o.size());
            }
            o.write(buf, 0, n);
        }
        i.end();
        return o.toByteArray();
    }

    public static void main(String[] args) throws Exception {
        byte[] text = "to be or not to be, that is the question; ".repeat(20).getBytes();
        byte[] noise = new byte[500];
        new Random(11).nextBytes(noise);
        for (byte[] in : new byte[][] {new byte[0], {1}, text, noise}) {
            StringBuilder sb = new StringBuilder("size " + in.length);
            for (int level : new int[] {0, 1, 6, 9}) {
                byte[] z = deflate(in, level, false, null);
                sb.append(' ').append(Arrays.equals(inflate(z, false, null), in)).append(z.length < in.length ? "<" : ">=");
                sb.append(Arrays.equals(inflate(deflate(in, level, true, null), true, null), in));
            }
            System.out.println(sb);
        }
        byte[] dict = "question not to be".getBytes();
        t("dictionary", () -> new String(inflate(deflate("not to be question".getBytes(), 9, false, dict), false, dict)));
        t("wrong dictionary", () -> inflate(deflate(text, 9, false, dict), false, "other".getBytes()));
        t("corrupt", () -> inflate(new byte[] {1, 2, 3, 4}, false, null));
        byte[] cut = deflate(text, 6, false, null);
        t("truncated", () -> {
            try {
                return inflate(Arrays.copyOf(cut, cut.length - 6), false, null).length;
            } catch (DataFormatException e) {
                return e.getMessage().startsWith("ran dry");
            }
        });
        t("checksum", () -> {
            byte[] x = cut.clone();
            x[x.length - 1]++;
            return inflate(x, false, null).length;
        });
        t("ended", () -> {
            Inflater i = new Inflater();
            i.end();
            return i.inflate(new byte[1]);
        });
        t("level", () -> new Deflater(42));
        t("streams", () -> {
            ByteArrayOutputStream o = new ByteArrayOutputStream();
            try (DeflaterOutputStream d = new DeflaterOutputStream(o)) {
                d.write(text);
            }
            return Arrays.equals(new InflaterInputStream(new ByteArrayInputStream(o.toByteArray())).readAllBytes(), text);
        });
        ByteArrayOutputStream g = new ByteArrayOutputStream();
        try (GZIPOutputStream z = new GZIPOutputStream(g)) {
            z.write(text, 0, 100);
            z.write('!');
        }
        byte[] gz = g.toByteArray();
        System.out.println((gz[0] & 0xff) + " " + (gz[1] & 0xff) + " " + new String(new GZIPInputStream(new ByteArrayInputStream(gz)).readAllBytes(), 90, 11));
        t("two members", () -> {
            ByteArrayOutputStream two = new ByteArrayOutputStream();
            two.write(gz);
            two.write(gz);
            return new GZIPInputStream(new ByteArrayInputStream(two.toByteArray())).readAllBytes().length;
        });
        t("not gzip", () -> new GZIPInputStream(new ByteArrayInputStream(text)));
        t("gzip crc", () -> {
            byte[] x = gz.clone();
            x[x.length - 8]++;
            return new GZIPInputStream(new ByteArrayInputStream(x)).readAllBytes().length;
        });
        t("gzip eof", () -> new GZIPInputStream(new ByteArrayInputStream(gz, 0, gz.length - 9)).readAllBytes().length);

        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        Map<String, byte[]> files = new TreeMap<>(Map.of("a.txt", "alpha".getBytes(), "dir/", new byte[0], "dir/b.bin", noise, "\u00fc.txt", text));
        try (ZipOutputStream out = new ZipOutputStream(zipped, StandardCharsets.UTF_8)) {
            out.setComment("archive");
            for (Map.Entry<String, byte[]> e : files.entrySet()) {
                ZipEntry ze = new ZipEntry(e.getKey());
                ze.setTime(1_600_000_000_000L);
                if (e.getKey().startsWith("a")) {
                    ze.setMethod(ZipEntry.STORED);
                    ze.setSize(5);
                    CRC32 crc = new CRC32();
                    crc.update(e.getValue());
                    ze.setCrc(crc.getValue());
                    ze.setComment("stored");
                    ze.setExtra(new byte[] {1, 0, 0, 0});
                }
                out.putNextEntry(ze);
                out.write(e.getValue());
                out.closeEntry();
            }
            t("duplicate", () -> {
                out.putNextEntry(new ZipEntry("a.txt"));
                return 0;
            });
            t("stored without size", () -> {
                ZipEntry bad = new ZipEntry("bad");
                bad.setMethod(ZipEntry.STORED);
                out.putNextEntry(bad);
                return 0;
            });
        }
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zipped.toByteArray()))) {
            for (ZipEntry e; (e = in.getNextEntry()) != null;) {
                byte[] data = in.readAllBytes();
                System.out.println(e.getName().length() + " " + e.isDirectory() + " " + e.getMethod() + " " + data.length + " " + Arrays.equals(data, files.get(e.getName())) + " " + Long.toHexString(e.getCrc()) + " " + e.getSize() + " " + (e.getTime() / 2000 == 800_000_000L) + " " + in.available());
            }
        }
        t("empty zip", () -> new ZipInputStream(new ByteArrayInputStream(new byte[30])).getNextEntry());
        t("crc mismatch", () -> {
            byte[] x = zipped.toByteArray();
            x[new String(x, StandardCharsets.ISO_8859_1).indexOf("alpha")] = 'A';
            try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(x))) {
                in.getNextEntry();
                return new String(in.readAllBytes());
            } catch (ZipException e) {
                return e.getMessage();
            }
        });
        t("entry name", () -> new ZipEntry("x".repeat(70000)));

        Manifest m = new Manifest(new ByteArrayInputStream("Manifest-Version: 1.0\nMain-Class: a.B\nLong-Value: one\n  two\n\nName: pkg/\nSealed: true\n\n".getBytes()));
        System.out.println(m.getMainAttributes().getValue("main-class") + " [" + m.getMainAttributes().getValue("Long-Value") + "] " + m.getAttributes("pkg/").getValue(Attributes.Name.SEALED) + " " + m.getEntries().keySet() + " " + m.getMainAttributes().size());
        m.getMainAttributes().putValue("Wide", "w".repeat(80));
        ByteArrayOutputStream mo = new ByteArrayOutputStream();
        m.write(mo);
        System.out.println(mo.toString().lines().mapToInt(String::length).max().getAsInt() + " " + new Manifest(new ByteArrayInputStream(mo.toByteArray())).equals(m));
        t("bad manifest", () -> new Manifest(new ByteArrayInputStream("no colon here\n\n".getBytes())));
        ByteArrayOutputStream jar = new ByteArrayOutputStream();
        try (JarOutputStream j = new JarOutputStream(jar, m)) {
            j.putNextEntry(new JarEntry("x/Y.class"));
            j.write(1);
        }
        try (JarInputStream j = new JarInputStream(new ByteArrayInputStream(jar.toByteArray()))) {
            System.out.println(j.getManifest().getMainAttributes().getValue(Attributes.Name.MAIN_CLASS) + " " + j.getNextJarEntry().getName() + " " + j.read() + j.read() + " " + j.getNextEntry());
        } catch (IOException e) {
            System.out.println(e);
        }
    }
}
