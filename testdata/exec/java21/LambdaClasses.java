// release: 21
package java21;

import java.lang.reflect.Proxy;
import java.util.function.Function;
import java.util.function.IntSupplier;

/** Names and places of classes that nobody wrote. */
public class LambdaClasses {
    static String masked(Object o) { return String.valueOf(o).replaceAll("0x[0-9a-f]+", "0x").replaceAll("@[0-9a-f]+", "@"); }

    static void show(Class<?> c) {
        System.out.println(masked(c.getName() + " " + c.getSimpleName() + " " + c.getTypeName() + " " + c.descriptorString() + " " + c.isHidden()));
        System.out.println(masked(c.arrayType().getName() + " " + c.arrayType().getSimpleName()));
        var domain = c.getProtectionDomain();
        System.out.println((domain == LambdaClasses.class.getProtectionDomain()) + " " + (domain.getCodeSource() == null));
        domain = c.arrayType().getProtectionDomain();
        System.out.println((domain == LambdaClasses.class.getProtectionDomain()) + " " + (domain.getCodeSource() == null));
    }

    public static void main(String[] args) {
        Runnable plain = () -> { };
        IntSupplier captures = () -> args.length;
        Function<String, Integer> reference = String::length;
        show(plain.getClass());
        show(captures.getClass());
        show(reference.getClass());
        System.out.println(masked(plain));
        try {
            System.out.println((String) (Object) plain);
        } catch (ClassCastException e) {
            System.out.println(masked(e.getMessage()));
        }
        show(Proxy.newProxyInstance(LambdaClasses.class.getClassLoader(), new Class<?>[] {Runnable.class}, (p, m, a) -> null).getClass());
    }
}
