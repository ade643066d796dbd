// verdict: incomplete
// set: +vm.serializer.class=abstraction +das.classes.include=matching.ClassesIncluded
// oracle: skip
// Classes that are not included are left out.
package matching;

import gov.nasa.jpf.vm.Verify;

class ClassesIncluded {
    static class Count {
        int n;
    }

    static Count count = new Count();

    public static void main(String[] args) {
        while (true) {
            count.n++;
            Verify.breakTransition("counted");
            assert count.n < 5;
        }
    }
}
