package java.lang.invoke;

import jdk.internal.vm.annotation.Hidden;

/** A handle that, called with more or other arguments than it has parameters, collects the last ones in an array. */
final class VarargsCollector extends MethodHandle {
    /** From here on a generic call of this many arguments would not fit the limit of 255 slots in every case. */
    private static final int MAX_GENERIC_ARGUMENTS = 127;

    private final MethodHandle target;
    private final Class<?> arrayType;

    VarargsCollector(MethodHandle target, Class<?> arrayType) {
        super(target.type);
        this.target = target;
        this.arrayType = arrayType;
    }

    @Hidden
    @Override
    Object call(Object[] args) throws Throwable {
        return target.call(args);
    }

    @Hidden
    @Override
    Object callAs(MethodType callType, Object[] args) throws Throwable {
        return callType == type ? target.call(args) : asType(callType).call(args);
    }

    @Override
    public MethodHandle asType(MethodType newType) {
        if (newType == type) {
            return this;
        }
        int last = type.parameterCount() - 1;
        int count = newType.parameterCount();
        if (count == last + 1 && type.parameterType(last).isAssignableFrom(newType.parameterType(last))) {
            return target.asType(newType);
        }
        MethodHandle collector;
        try {
            collector = target.asCollector(arrayType, count - last);
        } catch (IllegalArgumentException e) {
            throw new WrongMethodTypeException("cannot build collector", e);
        }
        return collector.asType(newType);
    }

    @Hidden
    @Override
    public Object invokeWithArguments(Object... arguments) throws Throwable {
        int last = type.parameterCount() - 1;
        if (arguments == null || arguments.length <= MAX_GENERIC_ARGUMENTS || arguments.length <= last) {
            return super.invokeWithArguments(arguments);
        }
        Class<?> component = arrayType.getComponentType();
        Object rest = java.lang.reflect.Array.newInstance(component, arguments.length - last);
        for (int i = last; i < arguments.length; i++) {
            ArrayAccess.set(rest, i - last, Conversions.convert(arguments[i], Object.class, component, true));
        }
        Object[] args = new Object[last + 1];
        System.arraycopy(arguments, 0, args, 0, last);
        args[last] = rest;
        return target.invokeWithArguments(args);
    }

    @Override
    public MethodHandle withVarargs(boolean makeVarargs) {
        return makeVarargs ? this : target;
    }

    @Override
    public boolean isVarargsCollector() {
        return true;
    }

    @Override
    public MethodHandle asFixedArity() {
        return target;
    }

    @Override
    MemberName internalMemberName() {
        return target.internalMemberName();
    }

    @Override
    DirectMethodHandle direct() {
        return target.direct();
    }
}
