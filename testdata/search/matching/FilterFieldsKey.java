// verdict: safe
// ends: 0
// set: +filter.fields=matching.FilterFieldsKey.n,matching.FilterFieldsKey$Box.m
// oracle: skip
// The two counts grow for ever; left out of matching there is one state.
package matching;

import gov.nasa.jpf.vm.Verify;

class FilterFieldsKey {
    static long n;

    static class Box {
        int m;
    }

    public static void main(String[] args) {
        Box box = new Box();
        while (n >= 0 && box.m >= 0) {
            int by = Verify.getBoolean() ? 1 : 2;
            n++;
            box.m += by;
        }
    }
}
