// verdict: safe
// paths: 341
// 1+4+16+64+256 texts of up to four characters, -128 and 128 among them; the parser agrees with Byte.parseByte on all.
package structure;

import gov.nasa.jpf.vm.Verify;

class ParseByte {
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
        int n = Verify.getInt(0, 4);
        for (int i = 0; i < n; i++) text.append(alphabet[Verify.getInt(0, 3)]);
        String s = text.toString();
        Integer got = null, want = null;
        try {
            got = parse(s);
        } catch (NumberFormatException e) {
        }
        try {
            want = (int) Byte.parseByte(s);
        } catch (NumberFormatException e) {
        }
        assert got == null ? want == null : got.equals(want) : s;
    }
}
