package java.lang.invoke;

import java.io.Serializable;
import java.util.Arrays;
import java.util.Objects;
import jdk.internal.vm.annotation.Hidden;

/**
 * Makes objects that implement a functional interface by a method. The machine links what javac emits without coming
 * here; this serves programs that call the factory themselves.
 */
public final class LambdaMetafactory {
    private LambdaMetafactory() {}

    public static final int FLAG_SERIALIZABLE = 1 << 0;
    public static final int FLAG_MARKERS = 1 << 1;
    public static final int FLAG_BRIDGES = 1 << 2;

    public static CallSite metafactory(MethodHandles.Lookup caller, String interfaceMethodName, MethodType factoryType,
                                       MethodType interfaceMethodType, MethodHandle implementation,
                                       MethodType dynamicMethodType) throws LambdaConversionException {
        return new Spinner(Objects.requireNonNull(caller), Objects.requireNonNull(factoryType),
                Objects.requireNonNull(interfaceMethodName), Objects.requireNonNull(interfaceMethodType),
                Objects.requireNonNull(implementation), Objects.requireNonNull(dynamicMethodType), false,
                new Class<?>[0], new MethodType[0]).build();
    }

    public static CallSite altMetafactory(MethodHandles.Lookup caller, String interfaceMethodName,
                                          MethodType factoryType, Object... args) throws LambdaConversionException {
        Objects.requireNonNull(caller);
        Objects.requireNonNull(interfaceMethodName);
        Objects.requireNonNull(factoryType);
        Arguments arguments = new Arguments(Objects.requireNonNull(args));
        MethodType interfaceMethodType = arguments.next(MethodType.class);
        MethodHandle implementation = arguments.next(MethodHandle.class);
        MethodType dynamicMethodType = arguments.next(MethodType.class);
        int flags = arguments.next(Integer.class);
        Class<?>[] markers = new Class<?>[(flags & FLAG_MARKERS) != 0 ? arguments.nextCount() : 0];
        for (int i = 0; i < markers.length; i++) {
            markers[i] = arguments.next(Class.class);
        }
        MethodType[] bridges = new MethodType[(flags & FLAG_BRIDGES) != 0 ? arguments.nextCount() : 0];
        for (int i = 0; i < bridges.length; i++) {
            bridges[i] = arguments.next(MethodType.class);
        }
        arguments.checkNoneLeft();

        boolean serializable = (flags & FLAG_SERIALIZABLE) != 0;
        if (serializable) {
            boolean inherited = Serializable.class.isAssignableFrom(factoryType.returnType());
            for (Class<?> marker : markers) {
                inherited |= Serializable.class.isAssignableFrom(marker);
            }
            if (!inherited) {
                markers = Arrays.copyOf(markers, markers.length + 1);
                markers[markers.length - 1] = Serializable.class;
            }
        }
        return new Spinner(caller, factoryType, interfaceMethodName, interfaceMethodType, implementation,
                dynamicMethodType, serializable, markers, bridges).build();
    }

    /** The optional arguments of altMetafactory, taken one after the other. */
    private static final class Arguments {
        private final Object[] args;
        private int next;

        Arguments(Object[] args) {
            this.args = args;
        }

        <T> T next(Class<T> type) {
            if (next >= args.length) {
                throw new IllegalArgumentException("missing argument");
            }
            Object argument = Objects.requireNonNull(args[next++]);
            if (!type.isInstance(argument)) {
                throw new IllegalArgumentException("argument has wrong type");
            }
            return type.cast(argument);
        }

        int nextCount() {
            int count = next(Integer.class);
            if (count < 0) {
                throw new IllegalArgumentException("negative argument count");
            }
            if (count > args.length - next) {
                throw new IllegalArgumentException("missing argument");
            }
            return count;
        }

        void checkNoneLeft() {
            if (next < args.length) {
                throw new IllegalArgumentException("too many arguments");
            }
        }
    }

    /** Validates as the JDK does, and leaves the class to the machine. */
    private static final class Spinner extends AbstractValidatingLambdaMetafactory {
        Spinner(MethodHandles.Lookup caller, MethodType factoryType, String interfaceMethodName,
                MethodType interfaceMethodType, MethodHandle implementation, MethodType dynamicMethodType,
                boolean serializable, Class<?>[] markers, MethodType[] bridges) throws LambdaConversionException {
            super(caller, factoryType, interfaceMethodName, interfaceMethodType, implementation, dynamicMethodType,
                    serializable, markers, bridges);
        }

        CallSite build() throws LambdaConversionException {
            validateMetafactoryArgs();
            return buildCallSite();
        }

        @Override
        CallSite buildCallSite() {
            Class<?> lambda = Natives.spinLambda(targetClass, factoryType, interfaceMethodName, interfaceMethodType,
                    implementation.direct(), dynamicMethodType, isSerializable, altInterfaces, altMethods);
            if (factoryType.parameterCount() == 0) {
                return new ConstantCallSite(
                        new LeafHandles.Constant(factoryType, Natives.newLambda(lambda, new Object[0])));
            }
            return new ConstantCallSite(new NewLambda(factoryType, lambda));
        }
    }

    /** Makes an instance of a lambda's class from the captured values. */
    private static final class NewLambda extends MethodHandle {
        private final Class<?> lambda;

        NewLambda(MethodType type, Class<?> lambda) {
            super(type);
            this.lambda = lambda;
        }

        @Hidden
        @Override
        Object call(Object[] args) {
            return Natives.newLambda(lambda, args);
        }
    }
}
