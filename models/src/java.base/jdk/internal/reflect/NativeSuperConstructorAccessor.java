package jdk.internal.reflect;

import java.lang.reflect.InvocationTargetException;

/** {@link NativeSerializationConstructorAccessor} for JDKs that have no class of their own for such accessors. */
final class NativeSuperConstructorAccessor extends ConstructorAccessorImpl {
    private Class<?> instantiated;
    /** The constructor: its class and its place there. */
    private Class<?> declaring;
    private int slot;

    private NativeSuperConstructorAccessor() {}

    @Override
    public native Object newInstance(Object[] args)
            throws InstantiationException, IllegalArgumentException, InvocationTargetException;
}
