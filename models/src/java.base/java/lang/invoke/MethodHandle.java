package java.lang.invoke;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.constant.ClassDesc;
import java.lang.constant.Constable;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import jdk.internal.vm.annotation.Hidden;
import jdk.internal.vm.annotation.IntrinsicCandidate;

/**
 * A typed reference to something that can be called. A handle is an immutable tree: leaves call a member, or hold a
 * value; inner nodes rearrange arguments or choose between handles. {@link #call} walks the tree. No bytecode is ever
 * made, and no handle caches anything, so that handles never tell two states of a program apart.
 */
public abstract class MethodHandle implements Constable {
    /** Marks the methods whose call sites carry their own descriptor. */
    @Target(ElementType.METHOD)
    @Retention(RetentionPolicy.RUNTIME)
    @interface PolymorphicSignature {}

    final MethodType type;

    MethodHandle(MethodType type) {
        this.type = Objects.requireNonNull(type);
    }

    /**
     * Runs the handle. {@code args} is boxed exactly as {@code type} says, and so is the result (null for void). The
     * array stays the caller's: it is neither written nor kept.
     */
    @Hidden
    abstract Object call(Object[] args) throws Throwable;

    /** In the words of the JDK at hand. */
    static WrongMethodTypeException mismatch(MethodType type, MethodType callType) {
        String wanted = Natives.release() < 18 ? "expected " : "handle's method type ";
        return new WrongMethodTypeException(wanted + type + " but found " + callType);
    }

    /** What the machine runs for a bytecode call of invokeExact, unless it does better itself. */
    @Hidden
    static Object linkExact(MethodHandle handle, MethodType callType, Object[] args) throws Throwable {
        if (handle.type != callType) {
            throw mismatch(handle.type, callType);
        }
        return handle.call(args);
    }

    /** What the machine runs for a bytecode call of invoke, unless it does better itself. */
    @Hidden
    static Object linkGeneric(MethodHandle handle, MethodType callType, Object[] args) throws Throwable {
        return handle.callAs(callType, args);
    }

    /** The same as {@code asType(callType).call(args)}. */
    @Hidden
    Object callAs(MethodType callType, Object[] args) throws Throwable {
        if (callType == type) {
            return call(args);
        }
        checkConvertible(callType);
        return Conversions.call(this, callType, args, true);
    }

    /** The member that a direct handle (or a varargs collector around one) calls; null for every other handle. */
    MemberName internalMemberName() {
        return null;
    }

    /** The direct handle that {@link #internalMemberName} speaks of, or null. */
    DirectMethodHandle direct() {
        return null;
    }

    public MethodType type() {
        return type;
    }

    @IntrinsicCandidate
    public final native @PolymorphicSignature Object invokeExact(Object... args) throws Throwable;

    @IntrinsicCandidate
    public final native @PolymorphicSignature Object invoke(Object... args) throws Throwable;

    @Hidden
    public Object invokeWithArguments(Object... arguments) throws Throwable {
        Object[] args = arguments == null ? new Object[0] : arguments;
        return callAs(MethodType.genericMethodType(args.length), args);
    }

    @Hidden
    public Object invokeWithArguments(List<?> arguments) throws Throwable {
        return invokeWithArguments(arguments.toArray());
    }

    public MethodHandle asType(MethodType newType) {
        if (newType == type) {
            return this;
        }
        checkConvertible(newType);
        return new ArgumentAdapters.Convert(newType, this, true);
    }

    private void checkConvertible(MethodType newType) {
        if (!Conversions.convertible(type, newType)) {
            throw new WrongMethodTypeException("cannot convert " + this + " to " + newType);
        }
    }

    public MethodHandle asSpreader(Class<?> arrayType, int arrayLength) {
        return asSpreader(type.parameterCount() - arrayLength, arrayType, arrayLength);
    }

    public MethodHandle asSpreader(int pos, Class<?> arrayType, int arrayLength) {
        checkArray(arrayType, arrayLength);
        int count = type.parameterCount();
        if (arrayLength < 0 || count < arrayLength) {
            throw new IllegalArgumentException("bad spread array length");
        }
        if (pos < 0 || pos + arrayLength > count) {
            throw new IllegalArgumentException("bad spread position");
        }
        Class<?>[] parameters = type.parameterArray();
        for (int i = pos; i < pos + arrayLength; i++) {
            parameters[i] = arrayType.getComponentType();
        }
        MethodHandle target = asType(MethodType.methodType(type.returnType(), parameters));
        MethodType spread = target.type.dropParameterTypes(pos, pos + arrayLength).insertParameterTypes(pos, arrayType);
        return new ArgumentAdapters.Spread(spread, target, pos, arrayLength);
    }

    private static void checkArray(Class<?> arrayType, int arrayLength) {
        Class<?> component = arrayType.getComponentType();
        if (component == null) {
            throw new IllegalArgumentException("not an array type: " + arrayType);
        }
        if (arrayLength < 0 || arrayLength > 255) {
            throw new IllegalArgumentException("array length is not legal: " + arrayLength);
        }
        if (arrayLength > 127 && (component == long.class || component == double.class)) {
            throw new IllegalArgumentException("array length is not legal for long[] or double[]: " + arrayLength);
        }
    }

    public MethodHandle withVarargs(boolean makeVarargs) {
        return makeVarargs ? asVarargsCollector(type.lastParameterType()) : this;
    }

    public MethodHandle asCollector(Class<?> arrayType, int arrayLength) {
        return asCollector(type.parameterCount() - 1, arrayType, arrayLength);
    }

    public MethodHandle asCollector(int pos, Class<?> arrayType, int arrayLength) {
        checkCollector(arrayType, pos, arrayLength);
        Class<?>[] elements = new Class<?>[arrayLength];
        java.util.Arrays.fill(elements, arrayType.getComponentType());
        MethodType collected = type.dropParameterTypes(pos, pos + 1).insertParameterTypes(pos, elements);
        return new ArgumentAdapters.CollectArray(collected, this, pos, arrayType, arrayLength);
    }

    private void checkCollector(Class<?> arrayType, int pos, int arrayLength) {
        checkArray(arrayType, arrayLength);
        if (pos < 0 || pos >= type.parameterCount()) {
            throw new IllegalArgumentException("bad collect position");
        }
        if (!type.parameterType(pos).isAssignableFrom(arrayType)) {
            throw new IllegalArgumentException("array type not assignable to argument: " + this + ", " + arrayType);
        }
    }

    public MethodHandle asVarargsCollector(Class<?> arrayType) {
        Objects.requireNonNull(arrayType);
        int last = type.parameterCount() - 1;
        checkCollector(arrayType, last, 0);
        if (isVarargsCollector() && type.parameterType(last) == arrayType) {
            return this;
        }
        return new VarargsCollector(asType(type.changeParameterType(last, arrayType)).asFixedArity(), arrayType);
    }

    public boolean isVarargsCollector() {
        return false;
    }

    public MethodHandle asFixedArity() {
        return this;
    }

    public MethodHandle bindTo(Object x) {
        if (type.parameterCount() == 0 || type.parameterType(0).isPrimitive()) {
            throw new IllegalArgumentException("no leading reference parameter");
        }
        return new ArgumentAdapters.Insert(asFixedArity(), 0, new Object[] {type.parameterType(0).cast(x)});
    }

    @Override
    public Optional<MethodHandleDesc> describeConstable() {
        MethodHandleInfo info;
        ClassDesc owner;
        MethodTypeDesc descriptor;
        try {
            info = MethodHandles.Lookup.IMPL_LOOKUP.revealDirect(this);
            owner = info.getDeclaringClass().describeConstable().orElseThrow();
            descriptor = info.getMethodType().describeConstable().orElseThrow();
        } catch (Exception e) {
            return Optional.empty();
        }
        int kind = info.getReferenceKind();
        boolean isInterface = info.getDeclaringClass().isInterface();
        if (kind <= MethodHandleInfo.REF_putStatic) {
            boolean setter = kind >= MethodHandleInfo.REF_putField;
            return Optional.of(MethodHandleDesc.ofField(DirectMethodHandleDesc.Kind.valueOf(kind, isInterface), owner,
                    info.getName(), setter ? descriptor.parameterType(0) : descriptor.returnType()));
        }
        return Optional.of(MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.valueOf(kind, isInterface), owner,
                info.getName(), descriptor));
    }

    @Override
    public String toString() {
        return "MethodHandle" + type;
    }
}
