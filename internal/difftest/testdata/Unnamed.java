import java.lang.reflect.Executable;
import java.lang.reflect.Parameter;

/** Tells what reflection says of parameters, some of which the class file leaves without a name. */
class Unnamed {
    class Inner {
        Inner(int nameless, String named) {
        }

        void method(final long nameless, int[] named, Object nameless2) {
        }
    }

    enum Kind {
        ONE;

        static void all(int nameless) {
        }
    }

    public static void main(String[] args) throws Exception {
        tell(Inner.class.getDeclaredConstructors()[0]);
        tell(Inner.class.getDeclaredMethods()[0]);
        tell(Kind.class.getDeclaredMethod("all", int.class));
        tell(Kind.class.getDeclaredMethod("valueOf", String.class));
        tell(Unnamed.class.getDeclaredMethod("main", String[].class));
    }

    static void tell(Executable member) {
        System.out.println(member);
        for (Parameter parameter : member.getParameters()) {
            System.out.println("  " + parameter + " " + parameter.getName() + " " + parameter.isNamePresent() + " " + parameter.isImplicit()
                    + " " + parameter.isSynthetic() + " " + parameter.isVarArgs() + " " + parameter.getModifiers() + " " + parameter.getType());
        }
    }
}
