// verdict: incomplete
// oracle: skip
// release: 17-17
// HotSpot makes bytecode for a method that is called by reflection often, and the stack is of one frame less then.
package incomplete;

import java.lang.reflect.Method;

class TraceOfManyReflectedCalls {
    public static int depth() {
        return new Throwable().getStackTrace().length;
    }

    public static void main(String[] args) throws Exception {
        Method depth = TraceOfManyReflectedCalls.class.getDeclaredMethod("depth");
        int first = (int) depth.invoke(null);
        for (int i = 0; i < 20; i++) assert (int) depth.invoke(null) == first;
    }
}
