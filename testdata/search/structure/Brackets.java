// verdict: safe
// paths: 256
// 4^4 texts. A stack of open brackets accepts exactly what can be derived.
package structure;

import gov.nasa.jpf.vm.Verify;
import java.util.ArrayDeque;

class Brackets {
    static boolean balanced(String s) {
        ArrayDeque<Character> open = new ArrayDeque<>();
        for (char c : s.toCharArray()) {
            if (c == '(' || c == '[') open.push(c);
            else if (open.isEmpty() || open.pop() != (c == ')' ? '(' : '[')) return false;
        }
        return open.isEmpty();
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
