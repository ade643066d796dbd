// release: 25
package java25;

import java.io.*;
import java.math.*;
import java.nio.*;
import java.time.*;
import java.util.*;
import java.util.zip.*;

/** Methods that came with 22 to 25. */
public class NewInLibrary {
    public static void main(String[] args) throws Exception {
        System.out.println(Duration.between(Instant.EPOCH, Instant.ofEpochSecond(90)).toString() + Instant.EPOCH.until(Instant.ofEpochSecond(5)));
        StringWriter w = new StringWriter();
        Reader r = Reader.of("some text\nand more");
        r.transferTo(w);
        System.out.println(w);
        CharBuffer cb = CharBuffer.wrap("abcdef");
        char[] into = new char[3];
        cb.getChars(1, 4, into, 0);
        System.out.println(into);
        System.out.println(Math.floorMod(-7, 3) + " " + Math.unsignedPowExact(3, 7) + " " + Math.powExact(2, 10) + " " + Math.unsignedMultiplyExact(5, 6));
        try {
            Math.powExact(10, 10);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        CRC32 crc = new CRC32();
        crc.update("hello".getBytes());
        System.out.println(Long.toHexString(crc.getValue()));
        System.out.println(new BigDecimal("1234.5").toBigInteger() + " " + BigInteger.TWO.shiftLeft(70).sqrt());
        System.out.println(Locale.of("pt", "BR").getLanguage() + " " + Currency.getInstance("EUR").getDefaultFractionDigits());
        System.out.println(new ArrayList<>(List.of(1, 2, 3)).reversed().stream().mapMulti((Integer x, java.util.function.Consumer<Integer> c) -> c.accept(x)).toList());
        System.out.println("x".compareTo("y") + " " + "Straße".toUpperCase(Locale.ROOT) + " " + Character.getName('a'));
        System.out.println(Thread.currentThread().threadId() > 0);
        System.out.println(Inflater.class.getDeclaredMethods().length > 3);
    }
}
