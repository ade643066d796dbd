package java.lang.invoke;

import java.util.Objects;

/** A call site whose target is an ordinary variable. */
public class MutableCallSite extends CallSite {
    public MutableCallSite(MethodType type) {
        super(type);
    }

    public MutableCallSite(MethodHandle target) {
        super(target);
    }

    @Override
    public final MethodHandle getTarget() {
        return target;
    }

    @Override
    public void setTarget(MethodHandle newTarget) {
        setTargetNormal(newTarget);
    }

    @Override
    public final MethodHandle dynamicInvoker() {
        return new LeafHandles.SiteInvoker(this);
    }

    /** Writes are never delayed here, so there is nothing to force. */
    public static void syncAll(MutableCallSite[] sites) {
        for (MutableCallSite site : sites) {
            Objects.requireNonNull(site);
        }
    }
}
