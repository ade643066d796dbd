package lib;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.zip.CRC32;

/** Long strings: growth, Latin-1 to UTF-16 transitions and back, hash collisions, interning, many small edits. */
public class StringLarge {
    static long crc(String s) {
        CRC32 c = new CRC32();
        c.update(s.getBytes(StandardCharsets.UTF_8));
        return c.getValue();
    }

    public static void main(String[] args) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 3000; i++) {
            sb.append(i).append(i % 7 == 0 ? "\n" : ",");
        }
        String big = sb.toString();
        System.out.println(big.length() + " " + big.hashCode() + " " + crc(big) + " " + big.lines().count() + " " + big.split("[,\n]").length + " " + big.indexOf("2999") + " " + big.lastIndexOf("77"));
        System.out.println(crc(big.replace("9", "nine")) + " " + crc(big.replaceAll("(\\d)1", "[$1]")) + " " + crc(big.toUpperCase()) + " " + crc(new StringBuilder(big).reverse().toString()) + " " + big.chars().filter(c -> c == '5').count());
        String wide = big.substring(0, 500) + '\u4e2d' + big.substring(500, 1000);
        System.out.println(wide.length() + " " + wide.hashCode() + " " + crc(wide) + " " + wide.replace("\u4e2d", "").equals(big.substring(0, 1000)) + " " + (wide.substring(501).hashCode() == big.substring(500, 1000).hashCode()) + " " + wide.indexOf(big.substring(500, 520)));
        StringBuilder mix = new StringBuilder("latin");
        for (int i = 0; i < 200; i++) {
            switch (i % 5) {
                case 0 -> mix.insert(mix.length() / 2, (char) (0x100 + i));
                case 1 -> mix.append((char) (i + 32));
                case 2 -> mix.deleteCharAt(mix.length() / 3);
                case 3 -> mix.setCharAt(mix.length() - 1, '\u20ac');
                default -> mix.replace(0, 1, "<" + i + ">");
            }
        }
        System.out.println(mix.length() + " " + mix.toString().hashCode() + " " + crc(mix.toString()));
        for (int i = mix.length() - 1; i >= 0; i--) {
            if (mix.charAt(i) > 255) {
                mix.deleteCharAt(i);
            }
        }
        System.out.println(mix.length() + " " + mix.toString().equals(new String(mix.toString().toCharArray())) + " " + mix.toString().hashCode());
        List<String> colliding = new ArrayList<>(List.of(""));
        for (int round = 0; round < 7; round++) {
            List<String> next = new ArrayList<>();
            for (String s : colliding) {
                next.add(s + "Aa");
                next.add(s + "BB");
            }
            colliding = next;
        }
        Map<String, Integer> m = new HashMap<>();
        for (String s : colliding) {
            m.put(s, s.indexOf("BB"));
        }
        int sum = 0;
        for (String s : colliding) {
            sum += m.get(s) * 3 + s.hashCode() % 1000;
        }
        System.out.println(colliding.size() + " " + m.size() + " " + colliding.get(5).hashCode() + " " + sum + " " + m.containsKey("AaAaAaAaAaAaAaAb"));
        for (int i = 0; i < colliding.size(); i += 2) {
            m.remove(colliding.get(i));
        }
        System.out.println(m.size() + " " + m.get(colliding.get(127)));
        boolean same = true;
        for (int i = 0; i < 200; i++) {
            String a = ("intern" + i).intern();
            String b = new StringBuilder("intern").append(i).toString().intern();
            same &= a == b;
        }
        System.out.println(same + " " + ("intern" + 5 == "intern5") + " " + (("inter" + "n5") == "intern5".intern()));
        String s = "";
        for (int i = 0; i < 150; i++) {
            s = (i % 2 == 0 ? s + i : i + s);
        }
        System.out.println(s.length() + " " + s.hashCode());
        Random r = new Random(4);
        char[] cs = new char[1000];
        for (int i = 0; i < cs.length; i++) {
            cs[i] = (char) ('a' + r.nextInt(26));
        }
        String random = new String(cs);
        Arrays.sort(cs);
        System.out.println(random.hashCode() + " " + new String(cs).hashCode() + " " + random.compareTo(new String(cs)) + " " + random.codePoints().distinct().count());
        int found = 0;
        for (char x = 'a'; x <= 'z'; x++) {
            for (char y = 'a'; y <= 'z'; y++) {
                found += random.contains("" + x + y) ? 1 : 0;
            }
        }
        System.out.println(found + " " + random.regionMatches(true, 5, random.toUpperCase(), 5, 900) + " " + random.startsWith(random.substring(0, 999)) + " " + random.equalsIgnoreCase(random.toUpperCase()));
        byte[] utf = ("\ud83d\ude00\u00e9x".repeat(300)).getBytes(StandardCharsets.UTF_8);
        String back = new String(utf, StandardCharsets.UTF_8);
        System.out.println(utf.length + " " + back.length() + " " + back.codePointCount(0, back.length()) + " " + new String(utf, 3, 100, StandardCharsets.UTF_8).hashCode() + " " + back.hashCode());
        List<String> words = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            words.add(Integer.toString(i * 7919 % 1000, 36));
        }
        words.sort(null);
        System.out.println(String.join("", words).hashCode() + " " + words.get(0) + words.get(299) + " " + String.join(",", words.subList(0, 12)));
        String fmt = "";
        for (int i = 0; i < 20; i++) {
            fmt = String.format("%s%d:%x|", fmt, i, i * i);
        }
        System.out.println(fmt);
        System.out.println("x".repeat(100_000).length() + " " + "ab".repeat(5000).hashCode() + " " + "\u4e2d".repeat(1000).hashCode() + " " + "-".repeat(40).replace("--", "+") + " " + "a,b,".repeat(50).split(",").length);
    }
}
