/**
 * A table-driven scanner of numbers and names, as generated ones are, on n unknown characters: classes of characters, and the
 * next state by state and class. Nothing is decided before the last character.
 */
public class Tokens {
    private static final int CLASSES = 6;
    private static final int NAME = 8;
    private static final int SCALED = 7;
    private static final int MINUS = 2;

    private static final int[] CLASS = new int[128];

    static {
        for (char c = '0'; c <= '9'; c++) {
            CLASS[c] = 1;
        }
        for (char c = 'a'; c <= 'z'; c++) {
            CLASS[c] = 2;
        }
        CLASS['.'] = 3;
        CLASS['e'] = 4;
        CLASS['-'] = 5;
    }

    // By state: what follows on anything else, a digit, a letter, a point, an e, a minus.
    private static final int[] NEXT = {
        9, 1, 8, 9, 8, 2,
        9, 1, 9, 3, 5, 9,
        9, 1, 9, 9, 9, 9,
        9, 4, 9, 9, 9, 9,
        9, 4, 9, 9, 5, 9,
        9, 7, 9, 9, 9, 6,
        9, 7, 9, 9, 9, 9,
        9, 7, 9, 9, 9, 9,
        9, 8, 8, 9, 8, 9,
        9, 9, 9, 9, 9, 9,
    };

    static int names;
    static int negative;
    static int minus;

    static void scan(char... text) {
        int state = 0;
        for (char c : text) {
            state = NEXT[state * CLASSES + (c < CLASS.length ? CLASS[c] : 0)];
        }
        if (state == NAME) {
            names++;
        } else if (state == SCALED && text[0] == '-') {
            negative++;
        } else if (state == MINUS) {
            minus++;
        }
    }

    static void scan4(char a, char b, char c, char d) {
        scan(a, b, c, d);
    }

    static void scan6(char a, char b, char c, char d, char e, char f) {
        scan(a, b, c, d, e, f);
    }

    public static void main(String[] args) {
        switch (args[0]) {
            case "4" -> scan4('n', 'a', 'm', 'e');
            case "6" -> scan6('-', '1', '.', '5', 'e', '9');
            default -> throw new IllegalArgumentException(args[0]);
        }
    }
}
