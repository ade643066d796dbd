package java.lang.invoke;

import java.lang.invoke.MethodHandles.Lookup;
import java.lang.reflect.Modifier;
import java.util.Objects;
import jdk.internal.misc.Unsafe;
import sun.invoke.util.VerifyAccess;

/** Finds members for one lookup: resolves them, checks access in its name, and makes the handles. */
final class MemberFinder {
    private final Lookup lookup;
    private final Class<?> lookupClass;
    private final int modes;

    MemberFinder(Lookup lookup) {
        this.lookup = lookup;
        this.lookupClass = lookup.lookupClass();
        this.modes = lookup.allowedModes;
    }

    MemberName resolveMethod(int kind, Class<?> refc, String name, MethodType type)
            throws NoSuchMethodException, IllegalAccessException {
        checkSymbolicClass(refc);
        Objects.requireNonNull(type);
        if (name.startsWith("<") && kind != MethodHandleInfo.REF_newInvokeSpecial) {
            throw new NoSuchMethodException("illegal method name: " + name);
        }
        try {
            return MemberName.resolve(kind, refc, name, type, linkageCaller());
        } catch (NoSuchFieldException e) {
            throw new InternalError(e);
        }
    }

    private void checkSymbolicClass(Class<?> refc) throws IllegalAccessException {
        if (!isClassAccessible(refc)) {
            throw MemberName.accessException("symbolic reference class is not accessible", refc.toString(), lookup);
        }
    }

    private Class<?> linkageCaller() {
        return modes == Lookup.TRUSTED ? null : lookupClass;
    }

    MethodHandle direct(int kind, Class<?> refc, MemberName method) throws IllegalAccessException {
        checkCallerSensitive(method);
        return direct(kind, refc, method, lookup);
    }

    /**
     * A handle for a method, narrowed to receivers that this lookup may use it on. A caller-sensitive method will
     * take the class of the lookup {@code caller} for its caller.
     */
    MethodHandle direct(int kind, Class<?> refc, MemberName method, Lookup caller)
            throws IllegalAccessException {
        DirectMethodHandle handle = unrestricted(kind, refc, method, caller);
        if (kind == MethodHandleInfo.REF_invokeSpecial || restrictsReceiver(method)) {
            handle = restrict(method, handle);
        }
        return varargs(method, handle);
    }

    DirectMethodHandle unrestricted(int kind, Class<?> refc, MemberName method) throws IllegalAccessException {
        checkCallerSensitive(method);
        return unrestricted(kind, refc, method, lookup);
    }

    private DirectMethodHandle unrestricted(int kind, Class<?> refc, MemberName method, Lookup caller)
            throws IllegalAccessException {
        boolean wantStatic = kind == MethodHandleInfo.REF_invokeStatic;
        if (wantStatic != method.isStatic()) {
            throw method.makeAccessException(
                    wantStatic ? "expected a static method" : "expected a non-static method", lookup);
        }
        checkAccess(kind, refc, method);
        MethodType type = method.getMethodType();
        boolean bound = method.isCallerSensitive() && caller.allowedModes != Lookup.TRUSTED;
        return new DirectMethodHandle(wantStatic ? type : type.insertParameterTypes(0, refc), kind, method,
                bound ? caller.lookupClass() : null);
    }

    /** A handle that calls as invokespecial in the lookup class: the search starts in its superclass. */
    MethodHandle special(Class<?> refc, MemberName method) throws IllegalAccessException {
        int kind = MethodHandleInfo.REF_invokeSpecial;
        Class<?> superclass = lookupClass.getSuperclass();
        if (refc == lookupClass || refc.isInterface() || refc == superclass
                || !refc.isAssignableFrom(lookupClass)) {
            return direct(kind, refc, method);
        }
        unrestricted(kind, refc, method);
        for (Class<?> c = superclass; c != null; c = c.getSuperclass()) {
            try {
                MemberName found =
                        MemberName.resolve(kind, c, method.getName(), method.getMethodType(), linkageCaller());
                return direct(kind, c, found);
            } catch (NoSuchMethodException | NoSuchFieldException e) {
                // look further up
            }
        }
        throw new InternalError(method.toString());
    }

    void checkCallerSensitive(MemberName method) throws IllegalAccessException {
        if (method.isCallerSensitive() && (lookup.lookupModes() & Lookup.ORIGINAL) == 0) {
            throw new IllegalAccessException(
                    "Attempt to lookup caller-sensitive method using restricted lookup object");
        }
    }

    void checkSpecialCaller(Class<?> specialCaller, Class<?> refc) throws IllegalAccessException {
        if (modes == Lookup.TRUSTED) {
            return;
        }
        boolean fits = specialCaller == lookupClass
                || refc != null && refc.isInterface() && refc.isAssignableFrom(specialCaller);
        if (!fits || (lookup.lookupModes() & Lookup.PRIVATE) == 0) {
            throw MemberName.accessException("no private access for invokespecial", specialCaller.toString(), lookup);
        }
    }

    boolean restrictsReceiver(MemberName member) {
        return modes != Lookup.TRUSTED
                && member.isProtected() && !member.isStatic() && !member.isConstructor()
                && member.getDeclaringClass() != lookupClass
                && !VerifyAccess.isSamePackage(member.getDeclaringClass(), lookupClass);
    }

    DirectMethodHandle restrict(MemberName member, DirectMethodHandle handle) throws IllegalAccessException {
        checkSubclass(member);
        return lookupClass.isAssignableFrom(handle.type.parameterType(0)) ? handle : handle.narrow(lookupClass);
    }

    private void checkSubclass(MemberName member) throws IllegalAccessException {
        if (!member.getDeclaringClass().isAssignableFrom(lookupClass)) {
            throw member.makeAccessException("caller class must be a subclass below the method", lookupClass);
        }
    }

    static MethodHandle varargs(MemberName method, MethodHandle handle) throws IllegalAccessException {
        try {
            return method.isVarargs() ? handle.withVarargs(true) : handle;
        } catch (IllegalArgumentException e) {
            throw method.makeAccessException("cannot make variable arity", null);
        }
    }

    MethodHandle constructor(Class<?> refc, MemberName constructor) throws IllegalAccessException {
        checkAccess(MethodHandleInfo.REF_newInvokeSpecial, refc, constructor);
        MethodType type = constructor.getMethodType().changeReturnType(constructor.getDeclaringClass());
        return varargs(constructor,
                new DirectMethodHandle(type, MethodHandleInfo.REF_newInvokeSpecial, constructor, null));
    }

    MethodHandle findField(int kind, Class<?> refc, String name, Class<?> type)
            throws NoSuchFieldException, IllegalAccessException {
        return field(kind, refc, resolveField(kind, refc, name, type));
    }

    MemberName resolveField(int kind, Class<?> refc, String name, Class<?> type)
            throws NoSuchFieldException, IllegalAccessException {
        checkSymbolicClass(refc);
        Objects.requireNonNull(name);
        Objects.requireNonNull(type);
        try {
            return MemberName.resolve(kind, refc, name, type, linkageCaller());
        } catch (NoSuchMethodException e) {
            throw new InternalError(e);
        }
    }

    MethodHandle field(int kind, Class<?> refc, MemberName field) throws IllegalAccessException {
        checkField(kind, refc, field);
        MethodType type = field.getMethodOrFieldType();
        if (field.isStatic()) {
            return new DirectMethodHandle(type, kind, field, null);
        }
        DirectMethodHandle handle = new DirectMethodHandle(type.insertParameterTypes(0, refc), kind, field, null);
        return restrictsReceiver(field) ? restrict(field, handle) : handle;
    }

    VarHandle variable(boolean wantStatic, Class<?> refc, MemberName field) throws IllegalAccessException {
        checkField(wantStatic ? MethodHandleInfo.REF_getStatic : MethodHandleInfo.REF_getField, refc, field);
        if (field.isStatic() && !FieldVarHandle.INITIALISES) {
            Unsafe.getUnsafe().ensureClassInitialized(refc);
        }
        Class<?> receiver = refc;
        if (restrictsReceiver(field)) {
            checkSubclass(field);
            receiver = lookupClass;
        }
        boolean mayWriteFinal = modes == Lookup.TRUSTED && !field.isTrustedFinalField();
        return new FieldVarHandle(field, receiver, field.isFinal() && !mayWriteFinal);
    }

    private void checkField(int kind, Class<?> refc, MemberName field) throws IllegalAccessException {
        boolean wantStatic = kind == MethodHandleInfo.REF_getStatic || kind == MethodHandleInfo.REF_putStatic;
        if (wantStatic != field.isStatic()) {
            throw field.makeAccessException(
                    wantStatic ? "expected a static field" : "expected a non-static field", lookup);
        }
        checkAccess(kind, refc, field);
    }

    void checkAccess(int kind, Class<?> refc, MemberName member) throws IllegalAccessException {
        if (modes == Lookup.TRUSTED) {
            return;
        }
        int modifiers = member.getModifiers();
        if (refc.isArray() && member.isProtected() && member.getName().equals("clone")) {
            modifiers ^= Modifier.PROTECTED | Modifier.PUBLIC; // arrays have a public clone
        }
        if (kind == MethodHandleInfo.REF_newInvokeSpecial) {
            modifiers &= ~Modifier.PROTECTED; // "new" of a protected constructor needs the package
        }
        if (MethodHandleNatives.refKindIsSetter((byte) kind) && Modifier.isFinal(modifiers)) {
            throw member.makeAccessException("unexpected set of a final field", lookup);
        }
        int needed = modifiers & (Lookup.PUBLIC | Lookup.PRIVATE | Lookup.PROTECTED);
        if (needed == 0) {
            needed = Lookup.PACKAGE;
        } else if (Modifier.isPublic(needed)) {
            needed |= Lookup.UNCONDITIONAL;
        }
        boolean allowed;
        if ((needed & modes) != 0) {
            allowed = VerifyAccess.isMemberAccessible(refc, member.getDeclaringClass(), modifiers, lookupClass,
                    lookup.previousLookupClass(), modes);
        } else {
            allowed = (needed & Lookup.PROTECTED) != 0 && (modes & Lookup.PACKAGE) != 0
                    && VerifyAccess.isSamePackage(member.getDeclaringClass(), lookupClass);
        }
        if (!allowed) {
            throw member.makeAccessException(complaint(refc, member), lookup);
        }
    }

    private String complaint(Class<?> refc, MemberName member) {
        Class<?> owner = member.getDeclaringClass();
        boolean visible = isPublic(owner) && isPublic(refc)
                || (modes & Lookup.PACKAGE) != 0 && isVisible(owner) && isVisible(refc);
        if (!visible) {
            return "class is not public";
        }
        int modifiers = member.getModifiers();
        if (Modifier.isPublic(modifiers)) {
            return "access to public member failed";
        }
        if (Modifier.isPrivate(modifiers)) {
            return "member is private";
        }
        return Modifier.isProtected(modifiers) ? "member is protected" : "member is private to package";
    }

    private static boolean isPublic(Class<?> type) {
        return Modifier.isPublic(type.getModifiers());
    }

    private boolean isVisible(Class<?> type) {
        return VerifyAccess.isClassAccessible(type, lookupClass, null, Lookup.FULL_POWER_MODES);
    }

    boolean isClassAccessible(Class<?> type) {
        while (type.isArray()) {
            type = type.getComponentType();
        }
        return modes == Lookup.TRUSTED
                || VerifyAccess.isClassAccessible(type, lookupClass, lookup.previousLookupClass(), modes);
    }

    /** The invoker that stands for a signature polymorphic method, or null. */
    static MethodHandle polymorphic(Class<?> refc, String name, MethodType type) {
        if (refc == MethodHandle.class && (name.equals("invoke") || name.equals("invokeExact"))) {
            return name.equals("invoke") ? MethodHandles.invoker(type) : MethodHandles.exactInvoker(type);
        }
        if (refc == VarHandle.class) {
            for (VarHandle.AccessMode mode : VarHandle.AccessMode.values()) {
                if (mode.methodName().equals(name)) {
                    return MethodHandles.varHandleInvoker(mode, type);
                }
            }
        }
        return null;
    }

    /** Links a CONSTANT_MethodHandle of the lookup class. */
    MethodHandle linkMethodHandleConstant(int kind, Class<?> owner, String name, Object type)
            throws ReflectiveOperationException {
        if (MethodHandleNatives.refKindIsField((byte) kind)) {
            return findField(kind, owner, name, (Class<?>) type);
        }
        MethodHandle polymorphic =
                kind == MethodHandleInfo.REF_invokeVirtual ? polymorphic(owner, name, (MethodType) type) : null;
        if (polymorphic != null) {
            return polymorphic;
        }
        MemberName method = resolveMethod(kind, owner, name, (MethodType) type);
        if (kind == MethodHandleInfo.REF_newInvokeSpecial) {
            return constructor(owner, method);
        }
        return kind == MethodHandleInfo.REF_invokeSpecial ? special(owner, method) : direct(kind, owner, method);
    }
}
