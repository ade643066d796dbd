package java.lang.invoke;

import java.util.Objects;
import jdk.internal.vm.annotation.Hidden;

/**
 * A handle that calls or accesses one member. The machine reads the fields below and runs most direct handles itself;
 * {@link #call} is for those inside a tree.
 */
final class DirectMethodHandle extends MethodHandle {
    /** How the member is used: a reference kind of {@link MethodHandleInfo}. */
    final int refKind;
    /** The class that declares the member. */
    final Class<?> owner;
    final String name;
    /** The method, constructor or field itself. */
    final Member target;
    /** The class that a caller-sensitive method is to believe its caller; null for all other members. */
    final Class<?> caller;

    private final MemberName member;

    DirectMethodHandle(MethodType type, int refKind, MemberName member, Class<?> caller) {
        super(type);
        this.refKind = refKind;
        this.owner = member.getDeclaringClass();
        this.name = member.getName();
        this.target = member.target;
        this.caller = caller;
        this.member = member;
    }

    @Hidden
    @Override
    Object call(Object[] args) throws Throwable {
        switch (refKind) {
            case MethodHandleInfo.REF_getField:
                return Natives.getField(target, Objects.requireNonNull(args[0]));
            case MethodHandleInfo.REF_getStatic:
                return Natives.getStatic(target);
            case MethodHandleInfo.REF_putField:
                Natives.putField(target, Objects.requireNonNull(args[0]), args[1]);
                return null;
            case MethodHandleInfo.REF_putStatic:
                Natives.putStatic(target, args[0]);
                return null;
            case MethodHandleInfo.REF_newInvokeSpecial:
                return Natives.newInstance(target, args);
            default:
                return Natives.invokeMethod(target, refKind, caller, args);
        }
    }

    /** The same handle for receivers of a subclass only. */
    DirectMethodHandle narrow(Class<?> receiver) {
        return new DirectMethodHandle(type.changeParameterType(0, receiver), refKind, member, caller);
    }

    @Override
    MemberName internalMemberName() {
        return member;
    }

    @Override
    DirectMethodHandle direct() {
        return this;
    }
}
