package jdk.internal.reflect;

import java.lang.reflect.InvocationTargetException;

/**
 * Makes an instance of a serializable class and runs the constructor of its first superclass that is not serializable:
 * the one thing that serialization needs and bytecode may not do. The JDK spins a class for it that the verifier and the
 * access checks let pass; here it is a native method. The machine fills the fields.
 */
final class NativeSerializationConstructorAccessor extends SerializationConstructorAccessorImpl {
    private Class<?> instantiated;
    /** The constructor: its class and its place there. */
    private Class<?> declaring;
    private int slot;

    private NativeSerializationConstructorAccessor() {}

    @Override
    public native Object newInstance(Object[] args)
            throws InstantiationException, IllegalArgumentException, InvocationTargetException;
}
