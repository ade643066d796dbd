package java.lang.invoke;

import java.lang.constant.ClassDesc;
import java.lang.constant.Constable;
import java.lang.constant.ConstantDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DynamicConstantDesc;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.Hidden;
import jdk.internal.vm.annotation.IntrinsicCandidate;

/**
 * A typed reference to a variable, or to a family of variables chosen by coordinates. The machine runs accesses to
 * fields and array elements whose call site fits exactly; all others come to {@link #link}. Every mode stronger than
 * plain acts as volatile: the machine's memory is sequentially consistent.
 */
public abstract class VarHandle implements Constable {
    private static final AccessMode[] MODES = AccessMode.values();

    /** Whether a call site must have the very type of the access mode. */
    final boolean exact;

    VarHandle(boolean exact) {
        this.exact = exact;
    }

    /** What the machine runs for a bytecode call of an access mode method, unless it does better itself. */
    @Hidden
    static Object link(VarHandle handle, int modeOrdinal, MethodType callType, Object[] args) {
        AccessMode mode = MODES[modeOrdinal];
        if (handle.fits(mode.at, callType)) {
            return handle.checkedAccess(mode, args);
        }
        MethodType type = handle.accessModeType(mode);
        if (handle.exact) {
            throw MethodHandle.mismatch(type, callType);
        }
        if (!handle.isAccessModeSupported(mode)) {
            throw unsupported(mode);
        }
        if (!Conversions.convertible(type, callType)) {
            throw new WrongMethodTypeException("cannot convert MethodHandle"
                    + type.insertParameterTypes(0, VarHandle.class) + " to "
                    + callType.insertParameterTypes(0, VarHandle.class));
        }
        Object result = handle.access(mode, Conversions.arguments(type, callType, args, true));
        return Conversions.convert(result, type.returnType(), callType.returnType(), true);
    }

    /** Whether callType is the type of these access modes; the same as comparing with it, without making it. */
    private boolean fits(AccessType at, MethodType callType) {
        int coordinates = coordinateCount();
        if (callType.parameterCount() != coordinates + at.values
                || callType.returnType() != at.returnType(varType())) {
            return false;
        }
        for (int i = 0; i < coordinates; i++) {
            if (callType.parameterType(i) != coordinateType(i)) {
                return false;
            }
        }
        for (int i = 0; i < at.values; i++) {
            if (callType.parameterType(coordinates + i) != varType()) {
                return false;
            }
        }
        return true;
    }

    /** In the words of the JDK at hand. */
    static UnsupportedOperationException unsupported(AccessMode mode) {
        return Natives.release() < 18 ? new UnsupportedOperationException()
                : new UnsupportedOperationException(mode.methodName());
    }

    /** Accesses the variable with arguments boxed as the access mode's type says. */
    @Hidden
    final Object checkedAccess(AccessMode mode, Object[] args) {
        if (!isAccessModeSupported(mode)) {
            throw unsupported(mode);
        }
        return access(mode, args);
    }

    /** Accesses the variable in a mode that {@link #supports} allows. */
    @Hidden
    abstract Object access(AccessMode mode, Object[] args);

    abstract boolean supports(AccessMode mode);

    abstract int coordinateCount();

    abstract Class<?> coordinateType(int i);

    public boolean hasInvokeExactBehavior() {
        return exact;
    }

    @MethodHandle.PolymorphicSignature
    @IntrinsicCandidate
    public final native Object get(Object... args);

    @MethodHandle.PolymorphicSignature
    @IntrinsicCandidate
    public final native void set(Object... args);

    @MethodHandle.PolymorphicSignature
    @IntrinsicCandidate
    public final native Object getVolatile(Object... args);

    @MethodHandle.PolymorphicSignature
    @IntrinsicCandidate
    public final native void setVolatile(Object... args);

    @MethodHandle.PolymorphicSignature
    @IntrinsicCandidate
    public final native Object getOpaque(Object... args);

    @MethodHandle.PolymorphicSignature
    @IntrinsicCandidate
    public final native void setOpaque(Object... args);

    @MethodHandle.PolymorphicSignature
    @IntrinsicCandidate
    public final native Object getAcquire(Object... args);

    @MethodHandle.PolymorphicSignature
    @IntrinsicCandidate
    public final native void setRelease(Object... args);

    @MethodHandle.PolymorphicSignature
    @IntrinsicCandidate
    public final native boolean compareAndSet(Object... args);

    @MethodHandle.PolymorphicSignature
    @IntrinsicCandidate
    public final native Object compareAndExchange(Object... args);

    @MethodHandle.PolymorphicSignature
    @IntrinsicCandidate
    public final native Object compareAndExchangeAcquire(Object... args);

    @MethodHandle.PolymorphicSignature
    @IntrinsicCandidate
    public final native Object compareAndExchangeRelease(Object... args);

    @MethodHandle.PolymorphicSignature
    @IntrinsicCandidate
    public final native boolean weakCompareAndSetPlain(Object... args);

    @MethodHandle.PolymorphicSignature
    @IntrinsicCandidate
    public final native boolean weakCompareAndSet(Object... args);

    @MethodHandle.PolymorphicSignature
    @IntrinsicCandidate
    public final native boolean weakCompareAndSetAcquire(Object... args);

    @MethodHandle.PolymorphicSignature
    @IntrinsicCandidate
    public final native boolean weakCompareAndSetRelease(Object... args);

    @MethodHandle.PolymorphicSignature
    @IntrinsicCandidate
    public final native Object getAndSet(Object... args);

    @MethodHandle.PolymorphicSignature
    @IntrinsicCandidate
    public final native Object getAndSetAcquire(Object... args);

    @MethodHandle.PolymorphicSignature
    @IntrinsicCandidate
    public final native Object getAndSetRelease(Object... args);

    @MethodHandle.PolymorphicSignature
    @IntrinsicCandidate
    public final native Object getAndAdd(Object... args);

    @MethodHandle.PolymorphicSignature
    @IntrinsicCandidate
    public final native Object getAndAddAcquire(Object... args);

    @MethodHandle.PolymorphicSignature
    @IntrinsicCandidate
    public final native Object getAndAddRelease(Object... args);

    @MethodHandle.PolymorphicSignature
    @IntrinsicCandidate
    public final native Object getAndBitwiseOr(Object... args);

    @MethodHandle.PolymorphicSignature
    @IntrinsicCandidate
    public final native Object getAndBitwiseOrRelease(Object... args);

    @MethodHandle.PolymorphicSignature
    @IntrinsicCandidate
    public final native Object getAndBitwiseOrAcquire(Object... args);

    @MethodHandle.PolymorphicSignature
    @IntrinsicCandidate
    public final native Object getAndBitwiseAnd(Object... args);

    @MethodHandle.PolymorphicSignature
    @IntrinsicCandidate
    public final native Object getAndBitwiseAndRelease(Object... args);

    @MethodHandle.PolymorphicSignature
    @IntrinsicCandidate
    public final native Object getAndBitwiseAndAcquire(Object... args);

    @MethodHandle.PolymorphicSignature
    @IntrinsicCandidate
    public final native Object getAndBitwiseXor(Object... args);

    @MethodHandle.PolymorphicSignature
    @IntrinsicCandidate
    public final native Object getAndBitwiseXorRelease(Object... args);

    @MethodHandle.PolymorphicSignature
    @IntrinsicCandidate
    public final native Object getAndBitwiseXorAcquire(Object... args);

    public abstract VarHandle withInvokeExactBehavior();

    public abstract VarHandle withInvokeBehavior();

    @Override
    public final String toString() {
        return "VarHandle[varType=" + varType().getName() + ", coord=" + coordinateTypes() + "]";
    }

    public Class<?> varType() {
        throw new InternalError("every kind of variable has a type");
    }

    public List<Class<?>> coordinateTypes() {
        return accessModeType(AccessMode.GET).parameterList();
    }

    public final MethodType accessModeType(AccessMode accessMode) {
        AccessType at = accessMode.at;
        int coordinates = coordinateCount();
        Class<?>[] parameters = new Class<?>[coordinates + at.values];
        for (int i = 0; i < parameters.length; i++) {
            parameters[i] = i < coordinates ? coordinateType(i) : varType();
        }
        return MethodType.methodType(at.returnType(varType()), parameters);
    }

    public final boolean isAccessModeSupported(AccessMode accessMode) {
        return supports(Objects.requireNonNull(accessMode));
    }

    public MethodHandle toMethodHandle(AccessMode accessMode) {
        return new LeafHandles.VarHandleAccess(this, accessMode);
    }

    @Override
    public Optional<VarHandleDesc> describeConstable() {
        return Optional.empty();
    }

    public static void fullFence() {
        Unsafe.getUnsafe().fullFence();
    }

    public static void acquireFence() {
        Unsafe.getUnsafe().loadFence();
    }

    public static void releaseFence() {
        Unsafe.getUnsafe().storeFence();
    }

    public static void loadLoadFence() {
        Unsafe.getUnsafe().loadLoadFence();
    }

    public static void storeStoreFence() {
        Unsafe.getUnsafe().storeStoreFence();
    }

    /** The shape of an access mode's type. */
    enum AccessType {
        GET(0), SET(1), COMPARE_AND_SET(2), COMPARE_AND_EXCHANGE(2), GET_AND_UPDATE(1);

        /** How many parameters of the variable's type follow the coordinates. */
        final int values;

        AccessType(int values) {
            this.values = values;
        }

        Class<?> returnType(Class<?> varType) {
            if (this == SET) {
                return void.class;
            }
            return this == COMPARE_AND_SET ? boolean.class : varType;
        }
    }

    /** The machine passes the ordinal to {@link #link}: the order is that of the JDK. */
    public enum AccessMode {
        GET("get", AccessType.GET, Memory.GET),
        SET("set", AccessType.SET, Memory.SET),
        GET_VOLATILE("getVolatile", AccessType.GET, Memory.GET_VOLATILE),
        SET_VOLATILE("setVolatile", AccessType.SET, Memory.SET_VOLATILE),
        GET_ACQUIRE("getAcquire", AccessType.GET, Memory.GET_VOLATILE),
        SET_RELEASE("setRelease", AccessType.SET, Memory.SET_VOLATILE),
        GET_OPAQUE("getOpaque", AccessType.GET, Memory.GET_VOLATILE),
        SET_OPAQUE("setOpaque", AccessType.SET, Memory.SET_VOLATILE),
        COMPARE_AND_SET("compareAndSet", AccessType.COMPARE_AND_SET, Memory.COMPARE_AND_SET),
        COMPARE_AND_EXCHANGE("compareAndExchange", AccessType.COMPARE_AND_EXCHANGE, Memory.COMPARE_AND_EXCHANGE),
        COMPARE_AND_EXCHANGE_ACQUIRE("compareAndExchangeAcquire", AccessType.COMPARE_AND_EXCHANGE,
                Memory.COMPARE_AND_EXCHANGE),
        COMPARE_AND_EXCHANGE_RELEASE("compareAndExchangeRelease", AccessType.COMPARE_AND_EXCHANGE,
                Memory.COMPARE_AND_EXCHANGE),
        WEAK_COMPARE_AND_SET_PLAIN("weakCompareAndSetPlain", AccessType.COMPARE_AND_SET, Memory.COMPARE_AND_SET),
        WEAK_COMPARE_AND_SET("weakCompareAndSet", AccessType.COMPARE_AND_SET, Memory.COMPARE_AND_SET),
        WEAK_COMPARE_AND_SET_ACQUIRE("weakCompareAndSetAcquire", AccessType.COMPARE_AND_SET, Memory.COMPARE_AND_SET),
        WEAK_COMPARE_AND_SET_RELEASE("weakCompareAndSetRelease", AccessType.COMPARE_AND_SET, Memory.COMPARE_AND_SET),
        GET_AND_SET("getAndSet", AccessType.GET_AND_UPDATE, Memory.GET_AND_SET),
        GET_AND_SET_ACQUIRE("getAndSetAcquire", AccessType.GET_AND_UPDATE, Memory.GET_AND_SET),
        GET_AND_SET_RELEASE("getAndSetRelease", AccessType.GET_AND_UPDATE, Memory.GET_AND_SET),
        GET_AND_ADD("getAndAdd", AccessType.GET_AND_UPDATE, Memory.GET_AND_ADD),
        GET_AND_ADD_ACQUIRE("getAndAddAcquire", AccessType.GET_AND_UPDATE, Memory.GET_AND_ADD),
        GET_AND_ADD_RELEASE("getAndAddRelease", AccessType.GET_AND_UPDATE, Memory.GET_AND_ADD),
        GET_AND_BITWISE_OR("getAndBitwiseOr", AccessType.GET_AND_UPDATE, Memory.GET_AND_OR),
        GET_AND_BITWISE_OR_RELEASE("getAndBitwiseOrRelease", AccessType.GET_AND_UPDATE, Memory.GET_AND_OR),
        GET_AND_BITWISE_OR_ACQUIRE("getAndBitwiseOrAcquire", AccessType.GET_AND_UPDATE, Memory.GET_AND_OR),
        GET_AND_BITWISE_AND("getAndBitwiseAnd", AccessType.GET_AND_UPDATE, Memory.GET_AND_AND),
        GET_AND_BITWISE_AND_RELEASE("getAndBitwiseAndRelease", AccessType.GET_AND_UPDATE, Memory.GET_AND_AND),
        GET_AND_BITWISE_AND_ACQUIRE("getAndBitwiseAndAcquire", AccessType.GET_AND_UPDATE, Memory.GET_AND_AND),
        GET_AND_BITWISE_XOR("getAndBitwiseXor", AccessType.GET_AND_UPDATE, Memory.GET_AND_XOR),
        GET_AND_BITWISE_XOR_RELEASE("getAndBitwiseXorRelease", AccessType.GET_AND_UPDATE, Memory.GET_AND_XOR),
        GET_AND_BITWISE_XOR_ACQUIRE("getAndBitwiseXorAcquire", AccessType.GET_AND_UPDATE, Memory.GET_AND_XOR);

        final String methodName;
        final AccessType at;
        /** What it does to memory: an operation of {@link Memory}. */
        final int operation;

        AccessMode(String methodName, AccessType at, int operation) {
            this.methodName = methodName;
            this.at = at;
            this.operation = operation;
        }

        public String methodName() {
            return methodName;
        }

        public static AccessMode valueFromMethodName(String methodName) {
            for (AccessMode mode : MODES) {
                if (mode.methodName.equals(methodName)) {
                    return mode;
                }
            }
            throw new IllegalArgumentException("No AccessMode value for method name " + methodName);
        }
    }

    public static final class VarHandleDesc extends DynamicConstantDesc<VarHandle> {
        private final DirectMethodHandleDesc kind;
        private final ClassDesc declaringClass;
        private final ClassDesc varType;

        private VarHandleDesc(DirectMethodHandleDesc kind, String name, ClassDesc declaringClass, ClassDesc varType,
                              ConstantDesc... arguments) {
            super(kind, name, ConstantDescs.CD_VarHandle, arguments);
            this.kind = kind;
            this.declaringClass = declaringClass;
            this.varType = varType;
        }

        public static VarHandleDesc ofField(ClassDesc declaringClass, String name, ClassDesc fieldType) {
            Objects.requireNonNull(declaringClass);
            Objects.requireNonNull(name);
            Objects.requireNonNull(fieldType);
            return new VarHandleDesc(ConstantDescs.BSM_VARHANDLE_FIELD, name, declaringClass, fieldType,
                    declaringClass, fieldType);
        }

        public static VarHandleDesc ofStaticField(ClassDesc declaringClass, String name, ClassDesc fieldType) {
            Objects.requireNonNull(declaringClass);
            Objects.requireNonNull(name);
            Objects.requireNonNull(fieldType);
            return new VarHandleDesc(ConstantDescs.BSM_VARHANDLE_STATIC_FIELD, name, declaringClass, fieldType,
                    declaringClass, fieldType);
        }

        public static VarHandleDesc ofArray(ClassDesc arrayClass) {
            Objects.requireNonNull(arrayClass);
            if (!arrayClass.isArray()) {
                throw new IllegalArgumentException("Array class argument not an array: " + arrayClass);
            }
            return new VarHandleDesc(ConstantDescs.BSM_VARHANDLE_ARRAY, ConstantDescs.DEFAULT_NAME, arrayClass,
                    arrayClass.componentType(), arrayClass);
        }

        public ClassDesc varType() {
            return varType;
        }

        private boolean isArray() {
            return kind == ConstantDescs.BSM_VARHANDLE_ARRAY;
        }

        private boolean isStatic() {
            return kind == ConstantDescs.BSM_VARHANDLE_STATIC_FIELD;
        }

        @Override
        public VarHandle resolveConstantDesc(MethodHandles.Lookup lookup) throws ReflectiveOperationException {
            Class<?> owner = (Class<?>) declaringClass.resolveConstantDesc(lookup);
            if (isArray()) {
                return MethodHandles.arrayElementVarHandle(owner);
            }
            Class<?> type = (Class<?>) varType.resolveConstantDesc(lookup);
            return isStatic()
                    ? lookup.findStaticVarHandle(owner, constantName(), type)
                    : lookup.findVarHandle(owner, constantName(), type);
        }

        @Override
        public String toString() {
            if (isArray()) {
                return "VarHandleDesc[" + declaringClass.displayName() + "[]]";
            }
            return "VarHandleDesc[" + (isStatic() ? "static " : "") + declaringClass.displayName() + "."
                    + constantName() + ":" + varType.displayName() + "]";
        }
    }
}
