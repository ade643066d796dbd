// verdict: violated
// error: java.lang.AssertionError
// What a class's protection domain holds can be asked for by way of the class.
package matching;

import gov.nasa.jpf.vm.Verify;
import java.io.IOException;
import java.io.InputStream;
import java.security.ProtectionDomain;

class DomainOfClass {
    static final class Marked extends ProtectionDomain {
        int mark;

        Marked() {
            super(null, null);
        }
    }

    static final class Own extends ClassLoader {
        Class<?> define(byte[] code) {
            return defineClass("matching.DomainOfClass$Defined", code, 0, code.length, new Marked());
        }
    }

    static final class Defined {
    }

    public static void main(String[] args) throws IOException {
        Verify.getBoolean(); // what is made from here on is matched by what leads to it
        Class<?> defined;
        try (InputStream in = DomainOfClass.class.getResourceAsStream("DomainOfClass$Defined.class")) {
            defined = new Own().define(in.readAllBytes());
        }
        if (Verify.getBoolean()) {
            ((Marked) defined.getProtectionDomain()).mark = 1;
        }
        Verify.getBoolean();
        assert ((Marked) defined.getProtectionDomain()).mark == 0;
    }
}
