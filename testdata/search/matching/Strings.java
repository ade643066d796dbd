// verdict: safe
// paths: 18
// Strings made in different ways: nine pairs of letters, each in front of a choice of two.
package matching;

import gov.nasa.jpf.vm.Verify;

class Strings {
    static String text;
    public static void main(String[] args) {
        char a = (char) ('a' + Verify.getInt(0, 2)), b = (char) ('a' + Verify.getInt(0, 2));
        text = a <= b ? "" + a + b : new StringBuilder().append(b).append(a).toString();
        a = b = 0;
        Verify.getBoolean();
        assert text.length() == 2 && text.charAt(0) <= text.charAt(1);
    }
}
