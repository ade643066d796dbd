// verdict: safe
// paths: 4
// set: +vm.serializer.class=full
// With nothing left out of matching there are more states, and the same ends as paths.
package matching;

import gov.nasa.jpf.vm.Verify;

class FullMatching {
    public static void main(String[] args) {
        int dead = Verify.getBoolean() ? 1 : 2;
        String text = "n" + dead;
        dead = text.hashCode();
        Verify.getBoolean();
    }
}
