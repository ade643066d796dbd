// verdict: safe
// paths: 6
// ends: 2
// The same stack trace on all ways: one state behind the first choice.
package matching;

import gov.nasa.jpf.vm.Verify;

class StackTraceSetAlike {
    public static void main(String[] args) {
        int way = Verify.getInt(0, 2);
        Exception problem = new Exception();
        problem.setStackTrace(new StackTraceElement[] {new StackTraceElement("a.B", "m", null, way - way)});
        way = 0;
        Verify.getBoolean();
        assert problem.getStackTrace().length == 1;
    }
}
