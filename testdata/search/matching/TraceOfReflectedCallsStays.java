// verdict: safe
// release: 18
// paths: 1
// Calls by reflection have the same frames however often they were made, since they go through handles.
package matching;

import java.lang.reflect.Method;

class TraceOfReflectedCallsStays {
    public static int depth() {
        return new Throwable().getStackTrace().length;
    }

    public static void main(String[] args) throws Exception {
        Method depth = TraceOfReflectedCallsStays.class.getDeclaredMethod("depth");
        int first = (int) depth.invoke(null);
        for (int i = 0; i < 20; i++) assert (int) depth.invoke(null) == first;
    }
}
