// verdict: safe
// paths:   4
// set:     +symbolic.lazy=true +symbolic.method=lazy.ByReflection.test(sym)
// A call by reflection has to know its arguments: null (1), or an object. Its next
// is read by reflection: null, itself, another one (3).
package lazy;

import java.lang.reflect.Field;
import java.lang.reflect.Method;

public class ByReflection {
    static class Node {
        Node next;
    }

    static Object identity(Object o) {
        return o;
    }

    static int test(Node n) throws Exception {
        Method identity = ByReflection.class.getDeclaredMethod("identity", Object.class);
        Object same = identity.invoke(null, n);
        assert same == n;
        if (n == null) {
            return 0;
        }
        Field next = Node.class.getDeclaredField("next");
        Object o = next.get(n);
        return o == null ? 1 : o == n ? 2 : 3;
    }

    public static void main(String[] args) throws Exception {
        test(null);
    }
}
