package classes;

/** Counts letters, digits and words of what is written to it, char by char or in texts. */
public class Words {
    private int letters;
    private int digits;
    private int words;
    private boolean within;

    public void write(char c) {
        boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
        if (letter) {
            letters++;
        } else if (c >= '0' && c <= '9') {
            digits++;
        }
        if (letter && !within) {
            words++;
        }
        within = letter;
    }

    public int write(String text) {
        int before = words;
        for (int i = 0; i < text.length(); i++) {
            write(text.charAt(i));
        }
        return words - before;
    }

    public int letters() {
        return letters;
    }

    public int digits() {
        return digits;
    }

    public int words() {
        return words;
    }

    public String kind() {
        if (letters == 0 && digits == 0) {
            return "empty";
        }
        return letters > digits ? "text" : letters == digits ? "both" : "number";
    }
}
