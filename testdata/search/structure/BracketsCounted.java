// verdict: violated
// error: java.lang.AssertionError
// Counters for each kind cannot see the order of different kinds: they accept ([)].
package structure;

import gov.nasa.jpf.vm.Verify;

class BracketsCounted {
    static boolean balanced(String s) {
        int round = 0, square = 0;
        for (char c : s.toCharArray()) {
            if (c == '(') round++;
            if (c == ')' && --round < 0) return false;
            if (c == '[') square++;
            if (c == ']' && --square < 0) return false;
        }
        return round == 0 && square == 0;
    }

    /** By the definition: empty, or made by putting a pair into a balanced text. */
    static boolean derivable(String s) {
        for (String before = null; !s.equals(before); ) {
            before = s;
            s = s.replace("()", "").replace("[]", "");
        }
        return s.isEmpty();
    }

    public static void main(String[] args) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 4; i++) text.append("()[]".charAt(Verify.getInt(0, 3)));
        String s = text.toString();
        assert balanced(s) == derivable(s) : s;
    }
}
