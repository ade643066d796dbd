package java.lang.invoke;

import java.util.Optional;
import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.Hidden;

/** The elements of arrays of one class. */
final class ArrayVarHandle extends VarHandle {
    private static final Unsafe UNSAFE = Unsafe.getUnsafe();

    final Class<?> arrayType;

    private final Class<?> componentType;

    ArrayVarHandle(Class<?> arrayType, boolean exact) {
        super(exact);
        this.arrayType = arrayType;
        this.componentType = arrayType.getComponentType();
    }

    @Hidden
    @Override
    Object access(AccessMode mode, Object[] args) {
        Object array = args[0];
        int index = (int) args[1];
        char component = ArrayAccess.component(arrayType);
        if (mode == AccessMode.GET) {
            return ArrayAccess.get(component, array, index);
        }
        if (mode == AccessMode.SET) {
            ArrayAccess.set(component, array, index, args[2]);
            return null;
        }
        int length = ArrayAccess.length(component, array);
        if (index < 0 || index >= length) {
            throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + length);
        }
        if (mode.at != AccessType.GET && array.getClass() != arrayType) {
            checkStore(array, args[args.length - 1]);
        }
        Class<?> actual = array.getClass();
        long offset = Natives.arrayBase() + (long) index * UNSAFE.arrayIndexScale(actual);
        return Memory.operate(mode.operation, componentType, array, offset, args, 2);
    }

    /** The array may be narrower than its static type says, as in every store to an array. */
    @Hidden
    private static void checkStore(Object array, Object value) {
        if (value != null && !array.getClass().getComponentType().isInstance(value)) {
            throw new ArrayStoreException();
        }
    }

    @Override
    boolean supports(AccessMode mode) {
        return Memory.supports(componentType, mode.operation);
    }

    @Override
    int coordinateCount() {
        return 2;
    }

    @Override
    Class<?> coordinateType(int i) {
        return i == 0 ? arrayType : int.class;
    }

    @Override
    public Class<?> varType() {
        return componentType;
    }

    @Override
    public VarHandle withInvokeExactBehavior() {
        return exact ? this : new ArrayVarHandle(arrayType, true);
    }

    @Override
    public VarHandle withInvokeBehavior() {
        return exact ? new ArrayVarHandle(arrayType, false) : this;
    }

    @Override
    public Optional<VarHandleDesc> describeConstable() {
        var described = arrayType.describeConstable();
        return described.isEmpty() ? Optional.empty() : Optional.of(VarHandleDesc.ofArray(described.get()));
    }
}
