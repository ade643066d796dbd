// verdict: safe
// paths: 14
// All sequences of four pairs of brackets: the fourth Catalan number.
package api;

import gov.nasa.jpf.vm.Verify;

class InRecursion {
    static String brackets(int open, int close) {
        if (open == 0 && close == 0) return "";
        boolean opens = close == open || open > 0 && Verify.getBoolean();
        return opens ? "(" + brackets(open - 1, close) : ")" + brackets(open, close - 1);
    }
    public static void main(String[] args) {
        String s = brackets(4, 4);
        int depth = 0;
        for (char c : s.toCharArray()) {
            depth += c == '(' ? 1 : -1;
            assert depth >= 0;
        }
        assert depth == 0 && s.length() == 8;
    }
}
