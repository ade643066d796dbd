// verdict: incomplete
// set: +listener=../../testdata/search/incomplete/shallow.star
// oracle: skip
// A listener has the search leave out what lies deeper than the second choice; nothing is wrong with what remains.
package incomplete;

import gov.nasa.jpf.vm.Verify;

class IgnoredByListener {
    public static void main(String[] args) {
        int sum = 0;
        for (int i = 0; i < 4; i++) sum += Verify.getInt(0, 1);
        assert sum < 4 : "four";
    }
}
