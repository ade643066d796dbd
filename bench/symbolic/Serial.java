/**
 * A serial number of n unknown characters, the last of which checks the others: digits, or X for ten, with the weights of
 * old ISBNs. What a character is worth comes out of the tables of class Character.
 */
public class Serial {
    static int valid;

    static void check(char... text) {
        int sum = 0;
        for (int i = 0; i < text.length; i++) {
            int worth = Character.digit(text[i], 10);
            if (worth < 0 && i == text.length - 1 && Character.toUpperCase(text[i]) == 'X') {
                worth = 10;
            }
            if (worth < 0) {
                return;
            }
            sum += worth * (text.length - i);
        }
        if (sum % 11 == 0) {
            valid++;
        }
    }

    static void check2(char a, char b) {
        check(a, b);
    }

    static void check3(char a, char b, char c) {
        check(a, b, c);
    }

    static void check4(char a, char b, char c, char d) {
        check(a, b, c, d);
    }

    public static void main(String[] args) {
        switch (args[0]) {
            case "2" -> check2('0', '0');
            case "3" -> check3('1', '2', '4');
            case "4" -> check4('1', '2', '3', 'x');
            default -> throw new IllegalArgumentException(args[0]);
        }
    }
}
