package java.lang.invoke;

import java.util.Objects;
import java.util.Optional;
import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.Hidden;

/** A field. The machine reads these fields and runs accesses whose call site fits exactly by itself. */
final class FieldVarHandle extends VarHandle {
    /** Whether it is the first access to a static field that initialises its class, and not the making of the handle. */
    static final boolean INITIALISES = Natives.release() >= 22;

    /** The field itself. */
    final Member target;
    /** What holds a static field, as Unsafe wants it; null for an instance field. */
    final Object base;
    final long offset;
    /** The class that declares the field, or for an instance field the (narrower) class of receivers. */
    final Class<?> receiverType;
    final Class<?> type;
    /** Whether only reading is allowed: the field is final. */
    final boolean readOnly;

    private final MemberName member;

    FieldVarHandle(MemberName member, Class<?> receiverType, boolean readOnly) {
        this(member, receiverType, readOnly, member.isStatic() ? Natives.staticFieldBase(member.target) : null,
                Natives.fieldOffset(member.target), false);
    }

    private FieldVarHandle(MemberName member, Class<?> receiverType, boolean readOnly, Object base, long offset,
                           boolean exact) {
        super(exact);
        this.target = member.target;
        this.base = base;
        this.offset = offset;
        this.receiverType = receiverType;
        this.type = member.getFieldType();
        this.readOnly = readOnly;
        this.member = member;
    }

    @Hidden
    @Override
    Object access(AccessMode mode, Object[] args) {
        if (INITIALISES && base != null) {
            Unsafe.getUnsafe().ensureClassInitialized(member.getDeclaringClass());
        }
        return base != null
                ? Memory.operate(mode.operation, type, base, offset, args, 0)
                : Memory.operate(mode.operation, type, Objects.requireNonNull(args[0]), offset, args, 1);
    }

    @Override
    boolean supports(AccessMode mode) {
        return (!readOnly || mode.at == AccessType.GET) && Memory.supports(type, mode.operation);
    }

    @Override
    int coordinateCount() {
        return base == null ? 1 : 0;
    }

    @Override
    Class<?> coordinateType(int i) {
        return receiverType;
    }

    @Override
    public Class<?> varType() {
        return type;
    }

    @Override
    public VarHandle withInvokeExactBehavior() {
        return exact ? this : new FieldVarHandle(member, receiverType, readOnly, base, offset, true);
    }

    @Override
    public VarHandle withInvokeBehavior() {
        return exact ? new FieldVarHandle(member, receiverType, readOnly, base, offset, false) : this;
    }

    @Override
    public Optional<VarHandleDesc> describeConstable() {
        var owner = (base == null ? receiverType : member.getDeclaringClass()).describeConstable();
        var fieldType = type.describeConstable();
        if (owner.isEmpty() || fieldType.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(base == null
                ? VarHandleDesc.ofField(owner.get(), member.getName(), fieldType.get())
                : VarHandleDesc.ofStaticField(owner.get(), member.getName(), fieldType.get()));
    }
}
