package features;

import java.util.function.Supplier;

class Outer {
    private int secret;

    class Member {
        int steal() { return secret; }
    }

    static class Nested {
        interface Deep {}
    }

    Object local(String captured) {
        class Local {
            public String toString() { return captured; }
        }
        return new Local();
    }

    Object anonymous = new Object() {};

    Object anonymousInMethod(int a, long[] b) {
        return new Object() {};
    }

    Supplier<String> lambda(String s) {
        return () -> s + secret;
    }
}
