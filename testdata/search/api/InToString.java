// verdict: safe
// paths: 4
// String concatenation calls toString twice, and each call chooses.
package api;

import gov.nasa.jpf.vm.Verify;

class InToString {
    @Override public String toString() { return Verify.getBoolean() ? "a" : "bb"; }
    public static void main(String[] args) {
        InToString x = new InToString();
        String s = "<" + x + "," + x + ">";
        assert s.length() >= 5 && s.length() <= 7;
    }
}
