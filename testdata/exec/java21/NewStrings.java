// release: 21
package java21;

import java.util.*;

/** Methods of texts that came with 18 to 21. */
public class NewStrings {
    public static void main(String[] args) {
        String s = "one,two;three,four";
        System.out.println(s.indexOf(',', 0, 3) + " " + s.indexOf("two", 2, 9) + " " + s.indexOf('t', 6, 12));
        System.out.println(Arrays.toString(s.splitWithDelimiters("[,;]", 0)) + Arrays.toString(s.splitWithDelimiters(",", 2)));
        StringBuilder b = new StringBuilder();
        b.repeat("ab", 3).repeat('x', 2).repeat(0x1F600, 2).repeat("", 9);
        System.out.println(b + " " + b.length());
        System.out.println(Character.isEmoji(0x1F600) + " " + Character.isEmojiPresentation('#') + " " + Character.isEmojiModifier(0x1F3FB));
        System.out.println(Math.clamp(17L, 1, 9) + " " + Math.clamp(-2.5, -1.0, 1.0) + " " + Math.ceilDiv(7, 2) + " " + Math.ceilMod(-7, 2) + " " + Math.unsignedMultiplyHigh(-1L, 3));
        System.out.println(Integer.compress(0b10110, 0b11100) + " " + Integer.expand(0b101, 0b11100) + " " + Long.compress(-1L, 0xF0F0L) + " " + Long.expand(7, 0x111));
        System.out.println(new StringBuffer("q").repeat('z', 4).indexOf("zz") + " " + Character.toString(0x1F600).equals(new StringBuilder().appendCodePoint(0x1F600).toString()));
        System.out.println(List.of(3, 1, 2).stream().sorted().toList().reversed() + " " + String.join("|", new TreeSet<>(List.of("b", "a")).reversed()));
        System.out.println(Objects.checkIndex(3L, 5L) + " " + Locale.of("de", "AT") + " " + Double.toString(2e-44f) + " " + 2.0e23 + " " + 1.1f * 1.1f);
        for (Runnable r : new Runnable[] {() -> "x".indexOf('x', 2, 1), () -> b.repeat("x", -1), () -> Math.clamp(1L, 5, 2)}) {
            try {
                r.run();
                System.out.println("passed");
            } catch (RuntimeException e) {
                System.out.println(e);
            }
        }
        System.out.println("a\tb".translateEscapes().length() + " " + "x".repeat(3).describeConstable().get());
    }
}
