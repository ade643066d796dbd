package java.lang.invoke;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/** A method, constructor or field that a handle may use, resolved or about to be. */
final class MemberName {
    private static final int ACC_VARARGS = 0x80;

    private final Class<?> declaringClass;
    private final String name;
    /** A MethodType (of the descriptor: no receiver, constructors are void) or the class of a field. */
    private final Object type;
    private final int refKind;
    private final int flags;
    /** What was found, null as long as it is sought. */
    final Member target;

    private MemberName(Class<?> declaringClass, String name, Object type, int refKind, Member target) {
        this.declaringClass = declaringClass;
        this.name = name;
        this.type = type;
        this.refKind = refKind;
        this.target = target;
        this.flags = target == null ? 0 : Natives.memberFlags(target);
    }

    /** A nameless member: what a stack frame holds until the machine describes it. */
    MemberName() {
        this(null, null, null, 0, null);
    }

    /**
     * Finds a method, a constructor or (type is a Class) a field.
     *
     * @param caller in whose name the linkage of a method is checked, or null
     */
    static MemberName resolve(int refKind, Class<?> refc, String name, Object type, Class<?> caller)
            throws NoSuchMethodException, NoSuchFieldException, IllegalAccessException {
        MemberName wanted = new MemberName(refc, name, type, refKind, null);
        LinkageError error;
        try {
            if (refKindIsField(refKind)) {
                Member target = Natives.resolveField(refc, name, ((Class<?>) type).descriptorString());
                return field(target, name, (Class<?>) type, MethodHandleNatives.refKindIsSetter((byte) refKind));
            }
            MethodType methodType = (MethodType) type;
            if (refKind == MethodHandleInfo.REF_newInvokeSpecial && methodType.returnType() != void.class) {
                throw new NoSuchMethodError("method resolution failed");
            }
            Member target =
                    Natives.resolveMethod(refc, name, methodType.toMethodDescriptorString(), refKind, caller);
            Class<?> owner = Natives.declaringClass(target);
            if (refKind == MethodHandleInfo.REF_invokeVirtual && owner.isInterface() && !refc.isInterface()) {
                owner = refc; // a default method counts as a method of the class that inherits it
            }
            return new MemberName(owner, name, type, refKind, target);
        } catch (IncompatibleClassChangeError e) { // also the superclass of the other three that are due
            error = e;
        }
        String message = wanted.missing() + ": " + wanted;
        if (error instanceof NoSuchMethodError) {
            throw initCause(new NoSuchMethodException(message), error);
        }
        if (error instanceof NoSuchFieldError) {
            throw initCause(new NoSuchFieldException(message), error);
        }
        throw initCause(new IllegalAccessException(message), error);
    }

    private static <T extends Throwable> T initCause(T exception, Throwable cause) {
        exception.initCause(cause);
        return exception;
    }

    private String missing() {
        if (isField()) {
            return "no such field";
        }
        return isConstructor() ? "no such constructor" : "no such method";
    }

    private static MemberName field(Member target, String name, Class<?> type, boolean setter) {
        boolean isStatic = Modifier.isStatic(Natives.memberFlags(target));
        int kind = setter
                ? isStatic ? MethodHandleInfo.REF_putStatic : MethodHandleInfo.REF_putField
                : isStatic ? MethodHandleInfo.REF_getStatic : MethodHandleInfo.REF_getField;
        return new MemberName(Natives.declaringClass(target), name, type, kind, target);
    }

    static MemberName of(Method method, boolean special) {
        Class<?> owner = method.getDeclaringClass();
        int kind;
        if (Modifier.isStatic(method.getModifiers())) {
            kind = MethodHandleInfo.REF_invokeStatic;
        } else if (special) {
            kind = MethodHandleInfo.REF_invokeSpecial;
        } else {
            kind = owner.isInterface() ? MethodHandleInfo.REF_invokeInterface : MethodHandleInfo.REF_invokeVirtual;
        }
        MethodType type = MethodType.methodType(method.getReturnType(), method.getParameterTypes());
        return new MemberName(owner, method.getName(), type, kind, Natives.memberOfMethod(method));
    }

    static MemberName of(Constructor<?> constructor) {
        MethodType type = MethodType.methodType(void.class, constructor.getParameterTypes());
        return new MemberName(constructor.getDeclaringClass(), "<init>", type, MethodHandleInfo.REF_newInvokeSpecial,
                Natives.memberOfConstructor(constructor));
    }

    static MemberName of(Field field, boolean setter) {
        return field(Natives.memberOfField(field), field.getName(), field.getType(), setter);
    }

    Class<?> getDeclaringClass() {
        return declaringClass;
    }

    String getName() {
        return name;
    }

    int getReferenceKind() {
        return refKind;
    }

    /** The type of a method or constructor. */
    MethodType getMethodType() {
        return (MethodType) type;
    }

    Class<?> getFieldType() {
        return (Class<?>) type;
    }

    /** The type that {@link MethodHandleInfo#getMethodType} shows: that of a getter or setter for a field. */
    MethodType getMethodOrFieldType() {
        if (!isField()) {
            return getMethodType();
        }
        return MethodHandleNatives.refKindIsSetter((byte) refKind)
                ? MethodType.methodType(void.class, getFieldType())
                : MethodType.methodType(getFieldType());
    }

    String getMethodDescriptor() {
        return type instanceof MethodType ? getMethodType().toMethodDescriptorString() : null;
    }

    int getModifiers() {
        return flags & 0xffff;
    }

    boolean isField() {
        return refKindIsField(refKind);
    }

    boolean isConstructor() {
        return refKind == MethodHandleInfo.REF_newInvokeSpecial;
    }

    boolean isStatic() {
        return Modifier.isStatic(flags);
    }

    boolean isFinal() {
        return Modifier.isFinal(flags);
    }

    boolean isProtected() {
        return Modifier.isProtected(flags);
    }

    boolean isNative() {
        return Modifier.isNative(flags);
    }

    boolean isVarargs() {
        return !isField() && (flags & ACC_VARARGS) != 0;
    }

    boolean isCallerSensitive() {
        return !isField() && (flags & Natives.CALLER_SENSITIVE) != 0;
    }

    /** A final field that not even {@code setAccessible(true)} makes writable. */
    boolean isTrustedFinalField() {
        return isField() && isFinal() && (isStatic() || declaringClass.isHidden() || declaringClass.isRecord());
    }

    private static boolean refKindIsField(int refKind) {
        return MethodHandleNatives.refKindIsField((byte) refKind);
    }

    /** The complaint of a lookup (or a class) that may not use this member. */
    IllegalAccessException makeAccessException(String message, Object from) {
        return accessException(message, toString(), from);
    }

    static IllegalAccessException accessException(String message, String what, Object from) {
        message = message + ": " + what;
        if (from == MethodHandles.publicLookup()) {
            message += ", from public Lookup";
        } else if (from instanceof MethodHandles.Lookup) {
            MethodHandles.Lookup lookup = (MethodHandles.Lookup) from;
            Class<?> previous = lookup.previousLookupClass();
            message += ", from " + lookup.lookupClass() + " (" + lookup.lookupClass().getModule() + ")";
            if (previous != null) {
                message += ", previous lookup " + previous.getName() + " (" + previous.getModule() + ")";
            }
        } else if (from != null) {
            message += ", from " + from + " (" + ((Class<?>) from).getModule() + ")";
        }
        return new IllegalAccessException(message);
    }

    @Override
    public String toString() {
        if (type == null) {
            return "*";
        }
        String shown = isField() ? "/" + getFieldType().getName() : type.toString();
        boolean special = isConstructor() || refKind == MethodHandleInfo.REF_invokeVirtual && Modifier.isPrivate(flags);
        int kind = special && target != null ? MethodHandleInfo.REF_invokeSpecial : refKind; // as it was found
        return declaringClass.getName() + "." + name + shown + "/" + MethodHandleNatives.refKindName((byte) kind);
    }
}
