/** Builds, searches, splits and compares strings. */
public class Strings {
    private static String caesar(String text, int shift) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 'a' && c <= 'z') {
                c = (char) ('a' + (c - 'a' + shift) % 26);
            }
            b.append(c);
        }
        return b.toString();
    }

    private static boolean palindrome(String s) {
        return new StringBuilder(s).reverse().toString().equals(s);
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1_500;
        String text = "the quick brown fox jumps over the lazy dog, then level noon radar and civic rest";
        long checksum = 0;
        int palindromes = 0;
        for (int round = 0; round < rounds; round++) {
            String coded = caesar(text, round % 26);
            String line = round + ":" + coded + "/" + coded.length() + (round % 2 == 0) + 'x' + round * 0.5;
            checksum = checksum * 31 + line.hashCode();
            checksum += line.indexOf("zz") + line.lastIndexOf('e');
            int start = 0;
            while (start < coded.length()) {
                int end = coded.indexOf(' ', start);
                if (end < 0) {
                    end = coded.length();
                }
                String word = coded.substring(start, end);
                if (palindrome(word)) {
                    palindromes++;
                }
                checksum += word.toUpperCase().compareTo(text.substring(start, end));
                start = end + 1;
            }
            StringBuilder numbers = new StringBuilder();
            for (int i = 0; i < 60; i++) {
                numbers.append(i * round).append(',').append((long) i << 20).append(';');
            }
            checksum += numbers.toString().replace(',', '.').hashCode();
            String joined = "";
            for (int i = 0; i < 12; i++) {
                joined += i + "-" + round;
            }
            checksum ^= joined.trim().hashCode();
        }
        System.out.println("strings " + checksum + " " + palindromes);
    }
}
