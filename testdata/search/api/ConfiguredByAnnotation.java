// verdict: safe
// ends: 3
// oracle: skip
// @JPFConfig of a class holds from its loading on.
package api;

import gov.nasa.jpf.annotation.JPFConfig;
import gov.nasa.jpf.vm.Verify;

class ConfiguredByAnnotation {
    @JPFConfig({"my.n.class=IntIntervalGenerator", "my.n.min=1", "my.n.max=2", "my.n.max=3"})
    static class Configured {
        static int get() {
            return Verify.getInt("my.n");
        }
    }

    public static void main(String[] args) {
        assert Verify.getProperty("my.n.min") == null;
        int n = Configured.get();
        assert n >= 1 && n <= 3 && Verify.getProperty("my.n.min").equals("1");
    }
}
