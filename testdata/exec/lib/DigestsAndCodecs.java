package lib;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.Checksum;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** MessageDigest, checksums, Base64 in all variants, HexFormat, HMAC. */
public class DigestsAndCodecs {
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

    public static void main(String[] args) throws Exception {
        HexFormat hex = HexFormat.of();
        List<byte[]> inputs = List.of(new byte[0], "abc".getBytes(), "The quick brown fox jumps over the lazy dog".getBytes(), "x".repeat(200).getBytes());
        for (String alg : new String[] {"MD5", "SHA-1", "SHA-224", "SHA-256", "SHA-384", "SHA-512", "SHA-512/256", "SHA3-256", "MD2"}) {
            MessageDigest d = MessageDigest.getInstance(alg);
            StringBuilder sb = new StringBuilder(alg + " " + d.getDigestLength());
            for (byte[] in : inputs) {
                String h = hex.formatHex(d.digest(in));
                sb.append(' ').append(h.length() > 40 ? h.substring(0, 40) : h);
            }
            System.out.println(sb);
        }
        t("incremental", () -> {
            MessageDigest d = MessageDigest.getInstance("SHA-256");
            byte[] data = new byte[300];
            new Random(5).nextBytes(data);
            for (int i = 0; i < 300; i += 37) {
                d.update(data, i, Math.min(37, 300 - i));
            }
            MessageDigest copy = (MessageDigest) d.clone();
            byte[] one = d.digest();
            return Arrays.equals(one, copy.digest()) + " " + MessageDigest.isEqual(one, MessageDigest.getInstance("SHA-256").digest(data)) + " " + hex.formatHex(one);
        });
        t("update buffer", () -> {
            MessageDigest d = MessageDigest.getInstance("MD5");
            d.update((byte) 'a');
            d.update(ByteBuffer.wrap("bc".getBytes()));
            return hex.formatHex(d.digest()) + " " + d.getAlgorithm();
        });
        t("stream", () -> {
            DigestInputStream s = new DigestInputStream(new java.io.ByteArrayInputStream("abc".getBytes()), MessageDigest.getInstance("SHA-1"));
            s.readAllBytes();
            return hex.formatHex(s.getMessageDigest().digest());
        });
        t("unknown", () -> MessageDigest.getInstance("SHA-77"));
        t("hmac", () -> {
            Mac m = Mac.getInstance("HmacSHA256");
            m.init(new SecretKeySpec("key".getBytes(), "HmacSHA256"));
            return hex.formatHex(m.doFinal("The quick brown fox jumps over the lazy dog".getBytes()));
        });
        for (Checksum c : new Checksum[] {new CRC32(), new Adler32(), new CRC32C()}) {
            StringBuilder sb = new StringBuilder(c.getClass().getSimpleName());
            for (byte[] in : inputs) {
                c.reset();
                c.update(in, 0, in.length);
                sb.append(' ').append(Long.toHexString(c.getValue()));
            }
            c.update(7);
            c.update(ByteBuffer.wrap(new byte[] {1, 2, 3}));
            System.out.println(sb + " " + c.getValue());
        }
        t("checked", () -> {
            CheckedInputStream s = new CheckedInputStream(new java.io.ByteArrayInputStream("123456789".getBytes()), new CRC32());
            s.skip(4);
            s.readAllBytes();
            return Long.toHexString(s.getChecksum().getValue());
        });
        t("bounds", () -> {
            new CRC32().update(new byte[3], 1, 5);
            return 0;
        });

        Base64.Encoder basic = Base64.getEncoder();
        for (String s : new String[] {"", "f", "fo", "foo", "foob", "fooba", "foobar"}) {
            String e = basic.encodeToString(s.getBytes());
            System.out.println(s + " " + e + " " + basic.withoutPadding().encodeToString(s.getBytes()) + " " + new String(Base64.getDecoder().decode(e)).equals(s));
        }
        byte[] bin = new byte[80];
        new Random(3).nextBytes(bin);
        System.out.println(basic.encodeToString(bin) + "\n" + Base64.getUrlEncoder().encodeToString(bin) + "\n" + Base64.getMimeEncoder().encodeToString(bin).replace("\r\n", "|") + "\n" + Base64.getMimeEncoder(20, new byte[] {'~'}).encodeToString(bin));
        System.out.println(Arrays.equals(Base64.getMimeDecoder().decode("  " + Base64.getMimeEncoder().encodeToString(bin) + "!!"), bin) + " " + Arrays.equals(Base64.getUrlDecoder().decode(Base64.getUrlEncoder().withoutPadding().encode(bin)), bin));
        for (String bad : new String[] {"Zg", "Zg=", "Z", "Zm9v!", "Zm9v\n", "=", "Zg==x", "Zm9=", "____", "Zh=="}) {
            t("decode " + bad.trim(), () -> new String(Base64.getDecoder().decode(bad)));
        }
        t("wrap", () -> {
            java.io.ByteArrayOutputStream o = new java.io.ByteArrayOutputStream();
            try (java.io.OutputStream w = basic.wrap(o)) {
                w.write("wrapped ".getBytes());
                w.write("stream".getBytes());
            }
            return o + " " + new String(Base64.getDecoder().wrap(new java.io.ByteArrayInputStream(o.toByteArray())).readAllBytes());
        });
        t("small dst", () -> basic.encode(bin, new byte[10]));
        t("buffers", () -> StandardCharsets.US_ASCII.decode(basic.encode(ByteBuffer.wrap("buf".getBytes()))));

        System.out.println(hex.formatHex(new byte[] {0, 127, -128, -1}) + " " + HexFormat.ofDelimiter(":").withUpperCase().withPrefix("0x").formatHex(new byte[] {10, -85}) + " " + Arrays.toString(hex.parseHex("00ffA5")) + " " + Arrays.toString(HexFormat.ofDelimiter(", ").withPrefix("#").parseHex("#01, #02")) + " "
            + hex.toHexDigits((byte) 10) + hex.toHexDigits('\u4e2d') + hex.toHexDigits(255) + " " + hex.toHexDigits(0xabcdefL, 4) + " " + HexFormat.fromHexDigits("7fff") + " " + HexFormat.fromHexDigitsToLong("ffffffffffffffff") + " " + HexFormat.isHexDigit('g') + HexFormat.fromHexDigit('c') + " " + hex);
        t("odd", () -> hex.parseHex("abc"));
        t("bad digit", () -> hex.parseHex("zz"));
        t("too long", () -> HexFormat.fromHexDigits("123456789"));
        t("delimiter", () -> HexFormat.ofDelimiter("-").parseHex("01+02"));
        try {
            MessageDigest.getInstance(null);
        } catch (NullPointerException | NoSuchAlgorithmException e) {
            System.out.println(e.getClass().getSimpleName());
        }
    }
}
