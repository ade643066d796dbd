// verdict: violated
// error: java.lang.AssertionError
// A stack trace that was set is part of the exception: the way that sets it must not be taken for the others.
package matching;

import gov.nasa.jpf.vm.Verify;

class StackTraceSet {
    public static void main(String[] args) {
        int way = Verify.getInt(0, 2);
        Exception problem = new Exception();
        if (way == 1) problem.setStackTrace(new StackTraceElement[0]);
        way = 0;
        Verify.getBoolean();
        assert problem.getStackTrace().length > 0;
    }
}
