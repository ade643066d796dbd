/**
 * A text of n unknown characters in upper case, compared with a word. Whether it fits into bytes depends on all of them at
 * once, and what each of them has become comes out of the tables of class Character.
 */
public class Spelling {
    static final String WORD = "KEYBOARD";

    static int found;

    static void spells(char... letters) {
        for (int i = 0; i < letters.length; i++) {
            letters[i] = Character.toUpperCase(letters[i]);
        }
        if (new String(letters).equals(WORD.substring(0, letters.length))) {
            found++;
        }
    }

    static void spells2(char a, char b) {
        spells(a, b);
    }

    static void spells3(char a, char b, char c) {
        spells(a, b, c);
    }

    static void spells4(char a, char b, char c, char d) {
        spells(a, b, c, d);
    }

    public static void main(String[] args) {
        switch (args[0]) {
            case "2" -> spells2('k', 'e');
            case "3" -> spells3('k', 'e', 'y');
            case "4" -> spells4('k', 'e', 'y', 'b');
            default -> throw new IllegalArgumentException(args[0]);
        }
    }
}
