package lib;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Arrays;
import java.util.TreeSet;

/** Charset, encoders and decoders with every error action, incremental coding, many code pages. */
public class Charsets {
    static String hex(byte[] b) {
        StringBuilder sb = new StringBuilder();
        for (byte x : b) {
            sb.append(String.format("%02x", x));
        }
        return sb.toString();
    }

    static String esc(CharSequence s) {
        StringBuilder sb = new StringBuilder();
        s.chars().forEach(c -> sb.append(c >= 32 && c < 127 ? String.valueOf((char) c) : String.format("<%04x>", c)));
        return sb.toString();
    }

    public static void main(String[] args) throws Exception {
        for (String n : new String[] {"UTF-8", "utf8", "latin1", "ASCII", "UTF-16", "UTF-32", "UTF-32LE", "windows-1252", "ISO-8859-15", "Shift_JIS", "GBK", "Big5", "EUC-JP", "IBM037", "KOI8-R", "no such", "x-none", ""}) {
            try {
                Charset c = Charset.forName(n);
                String s = "aZ\u00e9\u20ac\u4e2d\u3042\u0416\ud83d\ude00";
                byte[] b = s.getBytes(c);
                System.out.println(n + " = " + c + " " + hex(b) + " " + esc(new String(b, c)) + " " + c.canEncode() + " " + c.newEncoder().maxBytesPerChar() + " " + c.newEncoder().averageBytesPerChar() + " " + c.newDecoder().maxCharsPerByte());
            } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
                System.out.println(n + " ! " + e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        System.out.println(Charset.isSupported("utf-8") + " " + Charset.isSupported("nope") + " " + new TreeSet<>(StandardCharsets.UTF_8.aliases()) + " " + StandardCharsets.UTF_8.contains(StandardCharsets.ISO_8859_1) + StandardCharsets.US_ASCII.contains(StandardCharsets.UTF_8) + " " + StandardCharsets.UTF_8.compareTo(StandardCharsets.US_ASCII)
            + " " + StandardCharsets.UTF_8.isRegistered() + " " + Charset.availableCharsets().containsKey("UTF-16BE"));
        byte[][] inputs = {{'a', (byte) 0xc3, (byte) 0xa9, 'b'}, {'a', (byte) 0x80, 'b'}, {(byte) 0xe2, (byte) 0x82}, {(byte) 0xf0, (byte) 0x9f, (byte) 0x98, (byte) 0x80}, {(byte) 0xc1, (byte) 0xbf}, {(byte) 0xed, (byte) 0xb0, (byte) 0x80, 'z'}, {(byte) 0xfe, (byte) 0xff, 0, 'x'}, {(byte) 0xff, (byte) 0xfe, 'y', 0}};
        for (byte[] in : inputs) {
            StringBuilder line = new StringBuilder(hex(in));
            for (Charset cs : new Charset[] {StandardCharsets.UTF_8, StandardCharsets.US_ASCII, StandardCharsets.UTF_16}) {
                for (CodingErrorAction a : new CodingErrorAction[] {CodingErrorAction.REPORT, CodingErrorAction.REPLACE, CodingErrorAction.IGNORE}) {
                    CharsetDecoder d = cs.newDecoder().onMalformedInput(a).onUnmappableCharacter(a);
                    try {
                        line.append(" [").append(esc(d.decode(ByteBuffer.wrap(in)))).append(']');
                    } catch (CharacterCodingException e) {
                        line.append(" {").append(e.getMessage()).append('}');
                    }
                }
            }
            System.out.println(line);
        }
        for (String s : new String[] {"ok", "\u00e9", "\ud800x", "x\udc00", "\ud83d\ude00"}) {
            StringBuilder line = new StringBuilder(esc(s));
            for (Charset cs : new Charset[] {StandardCharsets.UTF_8, StandardCharsets.ISO_8859_1, StandardCharsets.US_ASCII, StandardCharsets.UTF_16LE}) {
                CharsetEncoder e = cs.newEncoder();
                try {
                    ByteBuffer b = e.encode(CharBuffer.wrap(s));
                    byte[] r = new byte[b.remaining()];
                    b.get(r);
                    line.append(" ").append(hex(r));
                } catch (CharacterCodingException x) {
                    line.append(" ").append(x);
                }
                line.append(e.reset().canEncode(s));
            }
            System.out.println(line);
        }
        CharsetDecoder d = StandardCharsets.UTF_8.newDecoder();
        CharBuffer out = CharBuffer.allocate(3);
        ByteBuffer in = ByteBuffer.wrap("a\u00e9\u4e2dbc".getBytes(StandardCharsets.UTF_8));
        in.limit(4);
        CoderResult r1 = d.decode(in, out, false);
        int after = in.position();
        in.limit(in.capacity());
        CoderResult r2 = d.decode(in, out, true);
        System.out.println(r1 + " " + after + " " + r2 + " " + r2.isOverflow() + " " + out.position());
        out.clear();
        System.out.println(d.decode(in, out, true) + " " + d.flush(out) + " " + esc(out.flip()));
        CharsetEncoder e = StandardCharsets.US_ASCII.newEncoder().replaceWith(new byte[] {'*'}).onUnmappableCharacter(CodingErrorAction.REPLACE);
        System.out.println(StandardCharsets.US_ASCII.decode(e.encode(CharBuffer.wrap("x\u00e9\u4e2dy"))) + " " + Arrays.toString(e.replacement()) + " " + e.isLegalReplacement(new byte[] {'?'}));
        try {
            e.replaceWith(new byte[] {(byte) 0x80});
        } catch (IllegalArgumentException x) {
            System.out.println(x.getMessage());
        }
        try {
            d.decode(in, out, false);
        } catch (IllegalStateException x) {
            System.out.println(x.getMessage());
        }
        CharsetDecoder rep = StandardCharsets.UTF_8.newDecoder().replaceWith("!").onMalformedInput(CodingErrorAction.REPLACE);
        System.out.println(rep.decode(ByteBuffer.wrap(new byte[] {'a', (byte) 0xff, (byte) 0xe4, (byte) 0xb8, 'b'})) + " " + rep.replacement() + " " + rep.malformedInputAction() + " " + rep.isAutoDetecting());
        System.out.println(CoderResult.malformedForLength(2) + " " + CoderResult.unmappableForLength(1).length() + " " + CoderResult.UNDERFLOW);
        System.out.println(hex(StandardCharsets.UTF_16.encode("A\u4e2d").array()) + " " + StandardCharsets.UTF_8.encode("\u4e2d").remaining() + " " + esc(StandardCharsets.ISO_8859_1.decode(ByteBuffer.wrap(new byte[] {-1, 65}))));
        byte[] every = new byte[256];
        for (int i = 0; i < 256; i++) {
            every[i] = (byte) i;
        }
        for (String n : new String[] {"ISO-8859-1", "windows-1252", "IBM437", "ISO-8859-7", "UTF-8", "US-ASCII"}) {
            String s = new String(every, n);
            System.out.println(n + " " + s.length() + " " + s.hashCode() + " " + Arrays.hashCode(s.getBytes(n)));
        }
    }
}
