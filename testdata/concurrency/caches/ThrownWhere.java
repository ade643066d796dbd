// verdict: violated
// error: java.lang.AssertionError
// twin: ThrownInEither
// oracle: skip
// What two exceptions differ in is where they were made. Which it is shows only behind another choice.
package caches;

import gov.nasa.jpf.vm.Verify;

class ThrownWhere {
    static Exception first() {
        return new Exception();
    }

    static Exception second() {
        return new Exception();
    }

    static Exception kept;

    static Exception either() throws Exception {
        if (Verify.getBoolean()) {
            return first();
        }
        return second();
    }

    public static void main(String[] args) throws Throwable {
        kept = either();
        boolean again = Verify.getBoolean();
        int found = kept.getStackTrace()[0].getMethodName().equals("first") ? 1 : 2;
        assert again || found == 1;
    }
}
