// verdict: violated
// error: java.lang.AssertionError
// A cast instead of a test of the range: 128 becomes -128 where Byte.parseByte throws.
package structure;

import gov.nasa.jpf.vm.Verify;

class ParseByteTruncates {
    /** A number from -128 to 127, or an exception. */
    static int parse(String s) {
        int i = s.startsWith("-") ? 1 : 0, v = 0;
        if (i == s.length()) throw new NumberFormatException(s);
        for (int k = i; k < s.length(); k++) {
            int d = s.charAt(k) - '0';
            if (d < 0 || d > 9) throw new NumberFormatException(s);
            v = 10 * v + d;
        }
        if (i == 1) v = -v;
        if (v < -128 || v > 127) throw new NumberFormatException(s);
        return v;
    }

    public static void main(String[] args) {
        char[] alphabet = {'-', '1', '2', '8'};
        StringBuilder text = new StringBuilder();
        int n = Verify.getInt(0, 3);
        for (int i = 0; i < n; i++) text.append(alphabet[Verify.getInt(0, 3)]);
        String s = text.toString();
        Integer got = null, want = null;
        try {
            got = (int) (byte) Integer.parseInt(s);
        } catch (NumberFormatException e) {
        }
        try {
            want = (int) Byte.parseByte(s);
        } catch (NumberFormatException e) {
        }
        assert got == null ? want == null : got.equals(want) : s;
    }
}
