// verdict: incomplete
// set: +vm.serializer.class=.vm.serialize.DynamicAbstractionSerializer +das.classes.exclude=matching.ClassesDropped$Count
// oracle: skip
// Objects of a class that is left out do not tell states apart, so that a loop
// that only counts in one comes to an end.
package matching;

import gov.nasa.jpf.vm.Verify;

class ClassesDropped {
    static class Count {
        int n;
        Count before;
    }

    static Count count = new Count();

    public static void main(String[] args) {
        while (true) {
            Count next = new Count();
            next.n = count.n + 1;
            next.before = count;
            count = next;
            next = null;
            Verify.breakTransition("counted");
        }
    }
}
