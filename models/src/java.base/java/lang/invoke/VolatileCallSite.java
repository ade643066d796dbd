package java.lang.invoke;

/** A call site whose target is a volatile variable. */
public class VolatileCallSite extends CallSite {
    public VolatileCallSite(MethodType type) {
        super(type);
    }

    public VolatileCallSite(MethodHandle target) {
        super(target);
    }

    @Override
    public final MethodHandle getTarget() {
        return getTargetVolatile();
    }

    @Override
    public void setTarget(MethodHandle newTarget) {
        setTargetVolatile(newTarget);
    }

    @Override
    public final MethodHandle dynamicInvoker() {
        return new LeafHandles.SiteInvoker(this);
    }
}
