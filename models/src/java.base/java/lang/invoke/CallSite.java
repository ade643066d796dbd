package java.lang.invoke;

import jdk.internal.misc.Unsafe;

/** Holds the target of an invokedynamic instruction. The machine reads the field {@code target} itself. */
public abstract class CallSite {
    private static final Unsafe UNSAFE = Unsafe.getUnsafe();
    private static final long TARGET_OFFSET = UNSAFE.objectFieldOffset(CallSite.class, "target");

    /** Never null; a VolatileCallSite's is read and written as a volatile variable. */
    MethodHandle target;

    CallSite(MethodType type) {
        target = new LeafHandles.Refuse(type, false, "uninitialized call site");
    }

    CallSite(MethodHandle target) {
        target.type();
        this.target = target;
    }

    /** For a ConstantCallSite whose target is made by a hook that gets to see the site. */
    CallSite(MethodType type, MethodHandle createTargetHook) throws Throwable {
        this(type);
        setTargetNormal((MethodHandle) createTargetHook.invokeWithArguments((ConstantCallSite) this));
    }

    public MethodType type() {
        return target.type();
    }

    public abstract MethodHandle getTarget();

    public abstract void setTarget(MethodHandle newTarget);

    public abstract MethodHandle dynamicInvoker();

    final void setTargetNormal(MethodHandle newTarget) {
        checkTarget(newTarget);
        target = newTarget;
    }

    final void setTargetVolatile(MethodHandle newTarget) {
        checkTarget(newTarget);
        UNSAFE.putReferenceVolatile(this, TARGET_OFFSET, newTarget);
    }

    final MethodHandle getTargetVolatile() {
        return (MethodHandle) UNSAFE.getReferenceVolatile(this, TARGET_OFFSET);
    }

    private void checkTarget(MethodHandle newTarget) {
        if (newTarget.type() != target.type()) {
            throw new WrongMethodTypeException(newTarget + " should be of type " + target.type());
        }
    }
}
