// verdict: safe
// paths: 1
// Up to the sixteenth call by reflection the stack is as deep as in the first; later calls do not look at it.
package api;

import java.lang.reflect.Method;

class TraceOfFewReflectedCalls {
    static boolean look;

    public static int depth() {
        return look ? new Throwable().getStackTrace().length : 0;
    }

    public static void main(String[] args) throws Exception {
        Method depth = TraceOfFewReflectedCalls.class.getDeclaredMethod("depth");
        look = true;
        int first = (int) depth.invoke(null);
        for (int i = 0; i < 15; i++) assert (int) depth.invoke(null) == first;
        look = false;
        for (int i = 0; i < 20; i++) assert (int) depth.invoke(null) == 0;
    }
}
