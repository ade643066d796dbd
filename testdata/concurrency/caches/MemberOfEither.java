// verdict: safe
// oracle: skip
// What a handle tells of itself is about one method or the other. Either is right here.
package caches;

import gov.nasa.jpf.vm.Verify;
import java.lang.invoke.MethodHandleInfo;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

class MemberOfEither {
    static int first() {
        return 1;
    }

    static int second() {
        return 2;
    }

    static MethodHandleInfo kept;

    static MethodHandleInfo either() throws Exception {
        if (Verify.getBoolean()) {
            return MethodHandles.lookup().revealDirect(MethodHandles.lookup().findStatic(MemberOfEither.class, "first", MethodType.methodType(int.class)));
        }
        return MethodHandles.lookup().revealDirect(MethodHandles.lookup().findStatic(MemberOfEither.class, "second", MethodType.methodType(int.class)));
    }

    public static void main(String[] args) throws Throwable {
        kept = either();
        boolean again = Verify.getBoolean();
        int found = kept.getName().equals("first") ? 1 : 2;
        assert again || found == 1 || found == 2;
    }
}
