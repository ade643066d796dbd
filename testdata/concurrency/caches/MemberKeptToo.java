// verdict: violated
// error: java.lang.AssertionError
// twin: MemberOfEither
// oracle: skip
// What a handle tells of itself is about one method or the other. Which it is shows only behind another choice.
package caches;

import gov.nasa.jpf.vm.Verify;
import java.lang.invoke.MethodHandleInfo;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

class MemberKeptToo {
    static int first() {
        return 1;
    }

    static int second() {
        return 2;
    }

    static MethodHandleInfo kept;

    static MethodHandleInfo either() throws Exception {
        if (Verify.getBoolean()) {
            return MethodHandles.lookup().revealDirect(MethodHandles.lookup().findStatic(MemberKeptToo.class, "first", MethodType.methodType(int.class)));
        }
        return MethodHandles.lookup().revealDirect(MethodHandles.lookup().findStatic(MemberKeptToo.class, "second", MethodType.methodType(int.class)));
    }

    public static void main(String[] args) throws Throwable {
        kept = either();
        boolean again = Verify.getBoolean();
        int found = kept.getName().equals("first") ? 1 : 2;
        assert again || found == 2;
    }
}
