// exit: 1
package errors;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** Exceptions through reflection: wrapping, argument and access failures; an unwrapped one is last. */
public class ReflectiveFailure {
    static class Target {
        private final int secret;
        public static final String NAME = "target";

        public Target(int secret) {
            if (secret < 0) {
                throw new IllegalArgumentException("negative secret " + secret);
            }
            this.secret = secret;
        }

        public int divide(int by) {
            return secret / by;
        }

        public static void fail() throws Exception {
            throw new Exception("checked through reflection");
        }

        private int hidden() {
            return secret * 2;
        }
    }

    abstract static class Abs {
        Abs() {
        }
    }

    interface Act {
        Object run() throws Throwable;
    }

    static void attempt(String what, Act a) {
        try {
            System.out.println(what + ": " + a.run());
        } catch (InvocationTargetException e) {
            System.out.println(what + ": wrapped " + e.getTargetException() + " message " + e.getMessage());
        } catch (Throwable t) {
            System.out.println(what + ": " + t.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) throws Throwable {
        Constructor<Target> c = Target.class.getConstructor(int.class);
        Target t = c.newInstance(12);
        Method divide = Target.class.getMethod("divide", int.class);
        Method fail = Target.class.getMethod("fail");
        Method hidden = Target.class.getDeclaredMethod("hidden");
        Field secret = Target.class.getDeclaredField("secret");
        attempt("divide", () -> divide.invoke(t, 5));
        attempt("divide short", () -> divide.invoke(t, (short) 3));
        attempt("divide zero", () -> divide.invoke(t, 0));
        attempt("divide long", () -> divide.invoke(t, 5L));
        attempt("divide null", () -> divide.invoke(t, (Object) null));
        attempt("divide none", () -> divide.invoke(t));
        attempt("divide null target", () -> divide.invoke(null, 1));
        attempt("divide wrong target", () -> divide.invoke("x", 1));
        attempt("construct", () -> c.newInstance(-4));
        attempt("construct text", () -> c.newInstance("4"));
        attempt("abstract", () -> Abs.class.getDeclaredConstructor().newInstance());
        attempt("hidden", () -> hidden.invoke(t));
        attempt("secret", () -> secret.get(t));
        attempt("secret set", () -> { secret.set(t, 5); return "set"; });
        secret.setAccessible(true);
        attempt("secret set accessible", () -> { secret.set(t, 5); return secret.getInt(t) + " " + t.divide(1); });
        attempt("secret set text", () -> { secret.set(t, "5"); return "set"; });
        attempt("static final", () -> Target.class.getField("NAME").get(null));
        attempt("no method", () -> Target.class.getMethod("nope"));
        attempt("no field", () -> Target.class.getField("secret"));
        attempt("fail", () -> fail.invoke(null));
        try {
            fail.invoke(null);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
