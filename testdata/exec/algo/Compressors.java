package algo;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;

/** Run length, LZ77, LZW, Huffman and Burrows-Wheeler with move-to-front: encode, decode, compare. */
public class Compressors {
    interface Codec {
        byte[] encode(byte[] in);

        byte[] decode(byte[] in);
    }

    enum Kind implements Codec {
        RLE {
            public byte[] encode(byte[] in) {
                ByteArrayOutputStream o = new ByteArrayOutputStream();
                for (int i = 0; i < in.length;) {
                    int n = 1;
                    while (i + n < in.length && in[i + n] == in[i] && n < 255) {
                        n++;
                    }
                    o.write(n);
                    o.write(in[i]);
                    i += n;
                }
                return o.toByteArray();
            }

            public byte[] decode(byte[] in) {
                ByteArrayOutputStream o = new ByteArrayOutputStream();
                for (int i = 0; i < in.length; i += 2) {
                    for (int n = in[i] & 0xff; n > 0; n--) {
                        o.write(in[i + 1]);
                    }
                }
                return o.toByteArray();
            }
        },
        LZ77 {
            public byte[] encode(byte[] in) {
                ByteArrayOutputStream o = new ByteArrayOutputStream();
                int i = 0;
                while (i < in.length) {
                    int bestLen = 0;
                    int bestDist = 0;
                    for (int d = 1; d <= Math.min(i, 255); d++) {
                        int l = 0;
                        while (l < 250 && i + l < in.length - 1 && in[i + l - d] == in[i + l]) {
                            l++;
                        }
                        if (l > bestLen) {
                            bestLen = l;
                            bestDist = d;
                        }
                    }
                    o.write(bestDist);
                    o.write(bestLen);
                    o.write(in[i + bestLen]);
                    i += bestLen + 1;
                }
                return o.toByteArray();
            }

            public byte[] decode(byte[] in) {
                byte[] out = new byte[16];
                int n = 0;
                for (int i = 0; i < in.length; i += 3) {
                    int dist = in[i] & 0xff;
                    int len = in[i + 1] & 0xff;
                    while (n + len + 1 > out.length) {
                        out = Arrays.copyOf(out, out.length * 2);
                    }
                    for (int k = 0; k < len; k++, n++) {
                        out[n] = out[n - dist];
                    }
                    out[n++] = in[i + 2];
                }
                return Arrays.copyOf(out, n);
            }
        },
        LZW {
            public byte[] encode(byte[] in) {
                Map<String, Integer> dict = new HashMap<>();
                for (int i = 0; i < 256; i++) {
                    dict.put("" + (char) i, i);
                }
                ByteArrayOutputStream o = new ByteArrayOutputStream();
                String w = "";
                for (byte b : in) {
                    char c = (char) (b & 0xff);
                    if (dict.containsKey(w + c)) {
                        w += c;
                    } else {
                        put(o, dict.get(w));
                        dict.put(w + c, dict.size());
                        w = "" + c;
                    }
                }
                if (!w.isEmpty()) {
                    put(o, dict.get(w));
                }
                return o.toByteArray();
            }

            private void put(ByteArrayOutputStream o, int code) {
                o.write(code >> 8);
                o.write(code);
            }

            public byte[] decode(byte[] in) {
                Map<Integer, String> dict = new HashMap<>();
                for (int i = 0; i < 256; i++) {
                    dict.put(i, "" + (char) i);
                }
                StringBuilder sb = new StringBuilder();
                String w = null;
                for (int i = 0; i < in.length; i += 2) {
                    int code = (in[i] & 0xff) << 8 | in[i + 1] & 0xff;
                    String e = dict.containsKey(code) ? dict.get(code) : w + w.charAt(0);
                    sb.append(e);
                    if (w != null) {
                        dict.put(dict.size(), w + e.charAt(0));
                    }
                    w = e;
                }
                return sb.toString().getBytes(StandardCharsets.ISO_8859_1);
            }
        },
        HUFFMAN {
            record Node(int weight, int order, int symbol, Node left, Node right) {}

            private Node tree(int[] freq) {
                PriorityQueue<Node> q = new PriorityQueue<>((a, b) -> a.weight() != b.weight()
                    ? Integer.compare(a.weight(), b.weight()) : Integer.compare(a.order(), b.order()));
                int order = 0;
                for (int i = 0; i < 256; i++) {
                    if (freq[i] > 0) {
                        q.add(new Node(freq[i], order++, i, null, null));
                    }
                }
                while (q.size() > 1) {
                    Node a = q.poll();
                    Node b = q.poll();
                    q.add(new Node(a.weight() + b.weight(), order++, -1, a, b));
                }
                return q.poll();
            }

            private void codes(Node n, String prefix, String[] table) {
                if (n.symbol() >= 0) {
                    table[n.symbol()] = prefix.isEmpty() ? "0" : prefix;
                } else {
                    codes(n.left(), prefix + '0', table);
                    codes(n.right(), prefix + '1', table);
                }
            }

            public byte[] encode(byte[] in) {
                int[] freq = new int[256];
                for (byte b : in) {
                    freq[b & 0xff]++;
                }
                ByteArrayOutputStream o = new ByteArrayOutputStream();
                int kinds = 0;
                for (int f : freq) {
                    kinds += f > 0 ? 1 : 0;
                }
                o.write(kinds);
                for (int i = 0; i < 256; i++) {
                    if (freq[i] > 0) {
                        o.write(i);
                        o.write(freq[i] >> 8);
                        o.write(freq[i]);
                    }
                }
                if (kinds == 0) {
                    return o.toByteArray();
                }
                String[] table = new String[256];
                codes(tree(freq), "", table);
                int acc = 1;
                for (byte b : in) {
                    for (char c : table[b & 0xff].toCharArray()) {
                        acc = acc << 1 | c - '0';
                        if (acc > 255) {
                            o.write(acc);
                            acc = 1;
                        }
                    }
                }
                while (acc != 1) {
                    acc <<= 1;
                    if (acc > 255) {
                        o.write(acc);
                        acc = 1;
                    }
                }
                return o.toByteArray();
            }

            public byte[] decode(byte[] in) {
                int[] freq = new int[256];
                int at = 1;
                int total = 0;
                for (int k = in[0] & 0xff; k > 0; k--, at += 3) {
                    freq[in[at] & 0xff] = (in[at + 1] & 0xff) << 8 | in[at + 2] & 0xff;
                    total += freq[in[at] & 0xff];
                }
                byte[] out = new byte[total];
                Node root = tree(freq);
                int bit = at * 8;
                for (int i = 0; i < total; i++) {
                    Node n = root;
                    if (n.symbol() >= 0) {
                        bit++;
                    }
                    while (n.symbol() < 0) {
                        n = (in[bit / 8] >> 7 - bit % 8 & 1) == 0 ? n.left() : n.right();
                        bit++;
                    }
                    out[i] = (byte) n.symbol();
                }
                return out;
            }
        },
        BWT {
            public byte[] encode(byte[] in) {
                int n = in.length;
                Integer[] rot = new Integer[n];
                Arrays.setAll(rot, i -> i);
                Arrays.sort(rot, (x, y) -> {
                    for (int k = 0; k < n; k++) {
                        int c = Byte.compareUnsigned(in[(x + k) % n], in[(y + k) % n]);
                        if (c != 0) {
                            return c;
                        }
                    }
                    return x - y;
                });
                byte[] out = new byte[n + 2];
                for (int i = 0; i < n; i++) {
                    out[i + 2] = in[(rot[i] + n - 1) % n];
                    if (rot[i] == 0) {
                        out[0] = (byte) (i >> 8);
                        out[1] = (byte) i;
                    }
                }
                return out;
            }

            public byte[] decode(byte[] in) {
                int n = in.length - 2;
                int[] count = new int[257];
                for (int i = 0; i < n; i++) {
                    count[(in[i + 2] & 0xff) + 1]++;
                }
                for (int i = 0; i < 256; i++) {
                    count[i + 1] += count[i];
                }
                int[] next = new int[n];
                for (int i = 0; i < n; i++) {
                    next[count[in[i + 2] & 0xff]++] = i;
                }
                byte[] out = new byte[n];
                int p = (in[0] & 0xff) << 8 | in[1] & 0xff;
                for (int i = 0; i < n; i++) {
                    p = next[p];
                    out[i] = in[p + 2];
                }
                return out;
            }
        };
    }

    public static void main(String[] args) {
        Map<String, String> texts = new TreeMap<>();
        texts.put("a-empty", "");
        texts.put("b-one", "x");
        texts.put("c-runs", "aaaaaaaaaabbbbbbbbbbbbbbcccccccccd".repeat(2));
        texts.put("d-words", "she sells sea shells by the sea shore; the shells she sells are surely seashells. ".repeat(2));
        texts.put("e-banana", "banana bandana ananas");
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 150; i++) {
            sb.append((char) (i * i * 7 % 256));
        }
        texts.put("f-bytes", sb.toString());
        texts.forEach((name, text) -> {
            byte[] in = text.getBytes(StandardCharsets.ISO_8859_1);
            StringBuilder line = new StringBuilder(name + " " + in.length + ":");
            for (Kind k : Kind.values()) {
                byte[] e = k.encode(in);
                line.append(' ').append(k).append('=').append(e.length).append('/').append(Arrays.hashCode(e));
                if (!Arrays.equals(k.decode(e), in)) {
                    line.append(" BROKEN");
                }
            }
            System.out.println(line);
        });
        System.out.println(new String(Kind.BWT.encode("banana".getBytes()), 2, 6) + " " + Kind.RLE.getClass().getSuperclass().getSimpleName());
    }
}
