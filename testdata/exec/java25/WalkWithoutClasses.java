// release: 25
package java25;

import java.util.Set;

/** What a walk of the stack tells that keeps no classes. */
public class WalkWithoutClasses {
    static void attempt(Runnable r) {
        try {
            r.run();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        StackWalker plain = StackWalker.getInstance();
        attempt(() -> plain.forEach(f -> System.out.println(f.getDescriptor())));
        attempt(() -> plain.forEach(f -> System.out.println(f.getMethodType())));
        attempt(() -> plain.forEach(f -> System.out.println(f.getDeclaringClass())));
        attempt(() -> plain.forEach(f -> System.out.println(f.getMethodName() + f.getByteCodeIndex())));
        StackWalker full = StackWalker.getInstance(Set.of(StackWalker.Option.RETAIN_CLASS_REFERENCE));
        attempt(() -> full.forEach(f -> System.out.println(f.getDescriptor() + f.getMethodType() + f.getDeclaringClass())));
    }
}
