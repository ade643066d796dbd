package java.lang.invoke;

import java.lang.constant.ConstantDescs;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import jdk.internal.misc.Unsafe;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.Reflection;
import sun.invoke.util.VerifyAccess;

/**
 * Makes and combines method handles. The public interface is the JDK's; what lies behind it is in {@link Combinators},
 * {@link Loops} and the nodes that they build.
 */
public class MethodHandles {
    private MethodHandles() {}

    // Lookups

    @CallerSensitive
    public static Lookup lookup() {
        return new Lookup(Reflection.getCallerClass(), null, Lookup.FULL_POWER_MODES);
    }

    public static Lookup publicLookup() {
        return Lookup.PUBLIC_LOOKUP;
    }

    public static Lookup privateLookupIn(Class<?> targetClass, Lookup caller) throws IllegalAccessException {
        if (caller.allowedModes == Lookup.TRUSTED) {
            return new Lookup(targetClass, null, Lookup.FULL_POWER_MODES);
        }
        Lookup.checkOrdinaryClass(targetClass);
        if (!caller.hasFullPrivilegeAccess()) {
            throw new IllegalAccessException("caller does not have PRIVATE and MODULE lookup mode");
        }
        Module from = caller.lookupClass.getModule();
        Module to = targetClass.getModule();
        int modes = Lookup.FULL_POWER_MODES & ~Lookup.ORIGINAL;
        if (from == to) {
            return Lookup.unprivileged(targetClass, null, modes);
        }
        if (!from.canRead(to)) {
            throw new IllegalAccessException(from + " does not read " + to);
        }
        String packageName = targetClass.getPackageName();
        if (to.isNamed() && !to.isOpen(packageName, from)) {
            throw new IllegalAccessException(to + " does not open " + packageName + " to " + from);
        }
        return Lookup.unprivileged(targetClass, caller.lookupClass, modes & ~Lookup.MODULE);
    }

    @SuppressWarnings("unchecked")
    public static <T> T classData(Lookup caller, String name, Class<T> type) throws IllegalAccessException {
        Objects.requireNonNull(caller);
        Objects.requireNonNull(type);
        if (!ConstantDescs.DEFAULT_NAME.equals(name)) {
            throw new IllegalArgumentException("name must be \"_\": " + name);
        }
        if ((caller.lookupModes() & Lookup.ORIGINAL) == 0) {
            throw new IllegalAccessException(caller + " does not have ORIGINAL access");
        }
        Object data = Natives.classData(caller.lookupClass);
        return data == null ? null : (T) Conversions.convert(data, Object.class, type, true);
    }

    @SuppressWarnings("unchecked")
    public static <T> T classDataAt(Lookup caller, String name, Class<T> type, int index)
            throws IllegalAccessException {
        List<Object> data = classData(caller, name, List.class);
        return data == null ? null : (T) Conversions.convert(data.get(index), Object.class, type, true);
    }

    public static <T extends Member> T reflectAs(Class<T> expected, MethodHandle target) {
        return Lookup.IMPL_LOOKUP.revealDirect(target).reflectAs(expected, Lookup.IMPL_LOOKUP);
    }

    /** Finds members on behalf of a class. */
    public static final class Lookup {
        public static final int PUBLIC = Modifier.PUBLIC;
        public static final int PRIVATE = Modifier.PRIVATE;
        public static final int PROTECTED = Modifier.PROTECTED;
        public static final int PACKAGE = Modifier.STATIC;
        public static final int MODULE = PACKAGE << 1;
        public static final int UNCONDITIONAL = PACKAGE << 2;
        public static final int ORIGINAL = PACKAGE << 3;

        private static final int ALL_MODES =
                PUBLIC | PRIVATE | PROTECTED | PACKAGE | MODULE | UNCONDITIONAL | ORIGINAL;
        static final int FULL_POWER_MODES = ALL_MODES & ~UNCONDITIONAL;
        /** No check at all. */
        static final int TRUSTED = -1;

        static final Lookup IMPL_LOOKUP = new Lookup(Object.class, null, TRUSTED);
        private static final Lookup PUBLIC_LOOKUP = new Lookup(Object.class, null, UNCONDITIONAL);

        private final Class<?> lookupClass;
        private final Class<?> previousLookupClass;
        final int allowedModes;

        // Nobody calls it here; programs that look for constructors see it on the host.
        Lookup(Class<?> lookupClass) {
            this(lookupClass, null, FULL_POWER_MODES);
        }

        private Lookup(Class<?> lookupClass, Class<?> previousLookupClass, int allowedModes) {
            this.lookupClass = lookupClass;
            this.previousLookupClass = previousLookupClass;
            this.allowedModes = allowedModes;
        }

        private static Lookup unprivileged(Class<?> lookupClass, Class<?> previous, int modes) {
            if (lookupClass.getName().startsWith("java.lang.invoke.")) {
                throw new IllegalArgumentException("illegal lookupClass: " + lookupClass);
            }
            return new Lookup(lookupClass, previous, modes);
        }

        private static void checkOrdinaryClass(Class<?> type) {
            Objects.requireNonNull(type);
            if (type.isPrimitive()) {
                throw new IllegalArgumentException(type + " is a primitive class");
            }
            if (type.isArray()) {
                throw new IllegalArgumentException(type + " is an array class");
            }
        }

        public Class<?> lookupClass() {
            return lookupClass;
        }

        public Class<?> previousLookupClass() {
            return previousLookupClass;
        }

        public int lookupModes() {
            return allowedModes & ALL_MODES;
        }

        public Lookup in(Class<?> requestedLookupClass) {
            checkOrdinaryClass(requestedLookupClass);
            if (allowedModes == TRUSTED) {
                return new Lookup(requestedLookupClass, null, FULL_POWER_MODES);
            }
            if (requestedLookupClass == lookupClass) {
                return this;
            }
            int modes = allowedModes & FULL_POWER_MODES & ~ORIGINAL;
            Class<?> previous = previousLookupClass;
            if ((allowedModes & UNCONDITIONAL) != 0) {
                modes = UNCONDITIONAL;
            } else if (lookupClass.getModule() != requestedLookupClass.getModule()) {
                if (previous != null && previous.getModule() != requestedLookupClass.getModule()) {
                    modes = 0;
                }
                modes &= ~(MODULE | PACKAGE | PRIVATE | PROTECTED);
                previous = lookupClass;
            }
            if ((modes & PACKAGE) != 0 && !VerifyAccess.isSamePackage(lookupClass, requestedLookupClass)) {
                modes &= ~(PACKAGE | PRIVATE | PROTECTED);
            }
            if ((modes & PRIVATE) != 0 && !VerifyAccess.isSamePackageMember(lookupClass, requestedLookupClass)) {
                modes &= ~(PRIVATE | PROTECTED);
            }
            if ((modes & (PUBLIC | UNCONDITIONAL)) != 0 && !VerifyAccess.isClassAccessible(requestedLookupClass,
                    lookupClass, previousLookupClass, allowedModes)) {
                modes = 0;
            }
            return unprivileged(requestedLookupClass, previous, modes);
        }

        public Lookup dropLookupMode(int modeToDrop) {
            int modes = lookupModes() & ~(modeToDrop | PROTECTED | ORIGINAL);
            switch (modeToDrop) {
                case PUBLIC: modes &= ~FULL_POWER_MODES; break;
                case MODULE: modes &= ~(PACKAGE | PRIVATE); break;
                case PACKAGE: modes &= ~PRIVATE; break;
                case PROTECTED: case PRIVATE: case ORIGINAL: case UNCONDITIONAL: break;
                default: throw new IllegalArgumentException(modeToDrop + " is not a valid mode to drop");
            }
            return modes == lookupModes() ? this : unprivileged(lookupClass, previousLookupClass, modes);
        }

        @Deprecated(since = "14")
        public boolean hasPrivateAccess() {
            return hasFullPrivilegeAccess();
        }

        public boolean hasFullPrivilegeAccess() {
            return (allowedModes & (PRIVATE | MODULE)) == (PRIVATE | MODULE);
        }

        @Override
        public String toString() {
            String name = lookupClass.getName();
            if (previousLookupClass != null) {
                name += "/" + previousLookupClass.getName();
            }
            switch (allowedModes) {
                case 0: return name + "/noaccess";
                case UNCONDITIONAL: return name + "/publicLookup";
                case PUBLIC: return name + "/public";
                case PUBLIC | MODULE: return name + "/module";
                case PUBLIC | PACKAGE: case PUBLIC | MODULE | PACKAGE: return name + "/package";
                case PUBLIC | PACKAGE | PRIVATE: case PUBLIC | MODULE | PACKAGE | PRIVATE: return name + "/private";
                case PUBLIC | PACKAGE | PRIVATE | PROTECTED:
                case PUBLIC | MODULE | PACKAGE | PRIVATE | PROTECTED:
                case FULL_POWER_MODES:
                    return name;
                case TRUSTED: return "/trusted";
                default: return name + "/" + Integer.toHexString(allowedModes);
            }
        }

        private MemberFinder finder() {
            return new MemberFinder(this);
        }

        // Classes

        public enum ClassOption { NESTMATE, STRONG }

        public Class<?> defineClass(byte[] bytes) throws IllegalAccessException {
            if ((lookupModes() & PACKAGE) == 0) {
                throw new IllegalAccessException("Lookup does not have PACKAGE access");
            }
            byte[] copy = bytes.clone();
            String name = ClassFileName.of(copy, lookupClass.getPackageName());
            return Natives.defineClass(lookupClass, name, copy, false, false, false, null);
        }

        public Lookup defineHiddenClass(byte[] bytes, boolean initialize, ClassOption... options)
                throws IllegalAccessException {
            return defineHidden(bytes, null, initialize, options);
        }

        public Lookup defineHiddenClassWithClassData(byte[] bytes, Object classData, boolean initialize,
                                                     ClassOption... options) throws IllegalAccessException {
            Objects.requireNonNull(bytes);
            return defineHidden(bytes, Objects.requireNonNull(classData), initialize, options);
        }

        private Lookup defineHidden(byte[] bytes, Object classData, boolean initialize, ClassOption[] options)
                throws IllegalAccessException {
            byte[] copy = bytes.clone();
            Objects.requireNonNull(options);
            if (!hasFullPrivilegeAccess()) {
                throw new IllegalAccessException(this + " does not have full privilege access");
            }
            String name = ClassFileName.of(copy, lookupClass.getPackageName());
            boolean nestmate = Set.of(options).contains(ClassOption.NESTMATE);
            Class<?> hidden = Natives.defineClass(lookupClass, name, copy, true, nestmate, initialize, classData);
            return new Lookup(hidden, null, FULL_POWER_MODES);
        }

        public Class<?> findClass(String targetName) throws ClassNotFoundException, IllegalAccessException {
            return accessClass(Class.forName(targetName, false, lookupClass.getClassLoader()));
        }

        public Class<?> ensureInitialized(Class<?> targetClass) throws IllegalAccessException {
            checkOrdinaryClass(targetClass);
            accessClass(targetClass);
            Unsafe.getUnsafe().ensureClassInitialized(targetClass);
            return targetClass;
        }

        public Class<?> accessClass(Class<?> targetClass) throws IllegalAccessException {
            if (!finder().isClassAccessible(targetClass)) {
                throw MemberName.accessException("access violation", targetClass.toString(), this);
            }
            return targetClass;
        }

        // Methods

        public MethodHandle findStatic(Class<?> refc, String name, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            MemberFinder finder = finder();
            int kind = MethodHandleInfo.REF_invokeStatic;
            return finder.direct(kind, refc, finder.resolveMethod(kind, refc, name, type));
        }

        public MethodHandle findVirtual(Class<?> refc, String name, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            MethodHandle polymorphic = MemberFinder.polymorphic(refc, name, type);
            if (polymorphic != null) {
                return polymorphic;
            }
            int kind = refc.isInterface() ? MethodHandleInfo.REF_invokeInterface : MethodHandleInfo.REF_invokeVirtual;
            MemberFinder finder = finder();
            return finder.direct(kind, refc, finder.resolveMethod(kind, refc, name, type));
        }

        public MethodHandle findConstructor(Class<?> refc, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            if (refc.isArray()) {
                throw new NoSuchMethodException("no constructor for array class: " + refc.getName());
            }
            MemberFinder finder = finder();
            return finder.constructor(refc,
                    finder.resolveMethod(MethodHandleInfo.REF_newInvokeSpecial, refc, "<init>", type));
        }

        public MethodHandle findSpecial(Class<?> refc, String name, MethodType type, Class<?> specialCaller)
                throws NoSuchMethodException, IllegalAccessException {
            finder().checkSpecialCaller(specialCaller, refc);
            MemberFinder finder = in(specialCaller).finder();
            return finder.special(refc, finder.resolveMethod(MethodHandleInfo.REF_invokeSpecial, refc, name, type));
        }

        public MethodHandle bind(Object receiver, String name, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            Class<?> refc = receiver.getClass();
            MemberFinder finder = finder();
            MemberName method = finder.resolveMethod(MethodHandleInfo.REF_invokeSpecial, refc, name, type);
            DirectMethodHandle handle = finder.unrestricted(MethodHandleInfo.REF_invokeSpecial, refc, method);
            if (finder.restrictsReceiver(method)) {
                handle = finder.restrict(method, handle);
            }
            Class<?> restricted = handle.type.parameterType(0);
            if (!restricted.isInstance(receiver)) {
                throw new IllegalAccessException("The restricted defining class " + restricted.getName()
                        + " is not assignable from receiver class " + refc.getName());
            }
            return MemberFinder.varargs(method, handle.bindTo(receiver));
        }

        public MethodHandle unreflect(Method m) throws IllegalAccessException {
            Class<?> owner = m.getDeclaringClass();
            if ((owner == MethodHandle.class || owner == VarHandle.class)
                    && m.isAnnotationPresent(MethodHandle.PolymorphicSignature.class)) {
                MethodType type = MethodType.methodType(m.getReturnType(), owner, Object[].class);
                String complaint = "cannot reflectively invoke " + owner.getSimpleName();
                return new LeafHandles.Refuse(type, true, complaint).withVarargs(true);
            }
            MemberName method = MemberName.of(m, false);
            finder().checkCallerSensitive(method);
            return finderFor(m).direct(method.getReferenceKind(), owner, method, this);
        }

        /** Members made accessible by reflection are open to every lookup. */
        @SuppressWarnings("deprecation")
        private MemberFinder finderFor(AccessibleObject member) {
            return member.isAccessible() ? IMPL_LOOKUP.finder() : finder();
        }

        public MethodHandle unreflectSpecial(Method m, Class<?> specialCaller) throws IllegalAccessException {
            finder().checkSpecialCaller(specialCaller, m.getDeclaringClass());
            return in(specialCaller).finder().special(m.getDeclaringClass(), MemberName.of(m, true));
        }

        public MethodHandle unreflectConstructor(Constructor<?> c) throws IllegalAccessException {
            return finderFor(c).constructor(c.getDeclaringClass(), MemberName.of(c));
        }

        // Fields

        public MethodHandle findGetter(Class<?> refc, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return finder().findField(MethodHandleInfo.REF_getField, refc, name, type);
        }

        public MethodHandle findSetter(Class<?> refc, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return finder().findField(MethodHandleInfo.REF_putField, refc, name, type);
        }

        public MethodHandle findStaticGetter(Class<?> refc, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return finder().findField(MethodHandleInfo.REF_getStatic, refc, name, type);
        }

        public MethodHandle findStaticSetter(Class<?> refc, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return finder().findField(MethodHandleInfo.REF_putStatic, refc, name, type);
        }

        public VarHandle findVarHandle(Class<?> recv, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            MemberFinder finder = finder();
            return finder.variable(false, recv, finder.resolveField(MethodHandleInfo.REF_getField, recv, name, type));
        }

        public VarHandle findStaticVarHandle(Class<?> decl, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            MemberFinder finder = finder();
            return finder.variable(true, decl, finder.resolveField(MethodHandleInfo.REF_getStatic, decl, name, type));
        }

        public MethodHandle unreflectGetter(Field f) throws IllegalAccessException {
            return unreflectField(f, false);
        }

        public MethodHandle unreflectSetter(Field f) throws IllegalAccessException {
            return unreflectField(f, true);
        }

        public VarHandle unreflectVarHandle(Field f) throws IllegalAccessException {
            MemberName field = MemberName.of(f, false);
            return finder().variable(field.isStatic(), f.getDeclaringClass(), field);
        }

        private MethodHandle unreflectField(Field f, boolean setter) throws IllegalAccessException {
            MemberName field = MemberName.of(f, setter);
            if (setter && field.isTrustedFinalField()) {
                throw field.makeAccessException(field.isStatic()
                        ? "static final field has no write access" : "final field has no write access", this);
            }
            return finderFor(f).field(field.getReferenceKind(), f.getDeclaringClass(), field);
        }

        public MethodHandleInfo revealDirect(MethodHandle target) {
            MemberName member = target.internalMemberName();
            if (member == null) {
                throw new IllegalArgumentException("not a direct method handle");
            }
            DirectMethodHandle direct = target.direct();
            Class<?> owner = member.getDeclaringClass();
            int kind = direct.refKind;
            if (kind == MethodHandleInfo.REF_invokeVirtual && owner.isInterface()) {
                kind = MethodHandleInfo.REF_invokeInterface;
            } else if (kind == MethodHandleInfo.REF_invokeInterface && !owner.isInterface()) {
                kind = MethodHandleInfo.REF_invokeVirtual; // a method of Object, found through an interface
            }
            try {
                finder().checkAccess(kind, owner, member);
            } catch (IllegalAccessException e) {
                throw new IllegalArgumentException(e);
            }
            if (allowedModes != TRUSTED && member.isCallerSensitive()
                    && ((lookupModes() & ORIGINAL) == 0 || direct.caller != lookupClass)) {
                throw new IllegalArgumentException("method handle is caller sensitive: " + direct.caller);
            }
            return new InfoFromMemberName(member, kind);
        }
    }

    // Leaves

    public static MethodHandle arrayConstructor(Class<?> arrayClass) throws IllegalArgumentException {
        return new LeafHandles.NewArray(
                Combinators.arrayClass(arrayClass, "not an array class: " + arrayClass.getName()));
    }

    public static MethodHandle arrayLength(Class<?> arrayClass) throws IllegalArgumentException {
        return new LeafHandles.ArrayLength(Combinators.arrayClass(arrayClass, "not an array: " + arrayClass));
    }

    public static MethodHandle arrayElementGetter(Class<?> arrayClass) throws IllegalArgumentException {
        return new LeafHandles.ArrayGet(Combinators.arrayClass(arrayClass, "not an array: " + arrayClass));
    }

    public static MethodHandle arrayElementSetter(Class<?> arrayClass) throws IllegalArgumentException {
        return new LeafHandles.ArraySet(Combinators.arrayClass(arrayClass, "not an array: " + arrayClass));
    }

    public static VarHandle arrayElementVarHandle(Class<?> arrayClass) throws IllegalArgumentException {
        return new ArrayVarHandle(Combinators.arrayClass(arrayClass, "not an array: " + arrayClass), false);
    }

    public static VarHandle byteArrayViewVarHandle(Class<?> viewArrayClass, ByteOrder byteOrder)
            throws IllegalArgumentException {
        return Combinators.byteView(byte[].class, viewArrayClass, byteOrder);
    }

    public static VarHandle byteBufferViewVarHandle(Class<?> viewArrayClass, ByteOrder byteOrder)
            throws IllegalArgumentException {
        return Combinators.byteView(ByteBuffer.class, viewArrayClass, byteOrder);
    }

    public static MethodHandle spreadInvoker(MethodType type, int leadingArgCount) {
        int count = type.parameterCount();
        if (leadingArgCount < 0 || leadingArgCount > count) {
            throw new IllegalArgumentException("bad argument count: " + leadingArgCount);
        }
        return invoker(type).asSpreader(Object[].class, count - leadingArgCount);
    }

    public static MethodHandle exactInvoker(MethodType type) {
        return new LeafHandles.Invoker(type, true);
    }

    public static MethodHandle invoker(MethodType type) {
        return new LeafHandles.Invoker(type, false);
    }

    public static MethodHandle varHandleExactInvoker(VarHandle.AccessMode accessMode, MethodType type) {
        return new LeafHandles.VarHandleInvoker(accessMode, type, true);
    }

    public static MethodHandle varHandleInvoker(VarHandle.AccessMode accessMode, MethodType type) {
        return new LeafHandles.VarHandleInvoker(accessMode, type, false);
    }

    public static MethodHandle constant(Class<?> type, Object value) {
        return Combinators.constant(type, value);
    }

    public static MethodHandle identity(Class<?> type) {
        return new LeafHandles.Identity(type);
    }

    public static MethodHandle zero(Class<?> type) {
        return new LeafHandles.Constant(MethodType.methodType(type), Conversions.zero(type));
    }

    public static MethodHandle empty(MethodType type) {
        return new LeafHandles.Constant(type, Conversions.zero(type.returnType()));
    }

    public static MethodHandle throwException(Class<?> returnType, Class<? extends Throwable> exType) {
        Combinators.checkThrowable(exType);
        return new LeafHandles.Throw(returnType, exType);
    }

    // Combinators

    public static MethodHandle explicitCastArguments(MethodHandle target, MethodType newType) {
        return Combinators.explicitCast(target, newType);
    }

    public static MethodHandle permuteArguments(MethodHandle target, MethodType newType, int... reorder) {
        return Combinators.permute(target, newType, reorder);
    }

    public static MethodHandle insertArguments(MethodHandle target, int pos, Object... values) {
        return Combinators.insert(target, pos, values);
    }

    public static MethodHandle dropArguments(MethodHandle target, int pos, List<Class<?>> valueTypes) {
        return Combinators.drop(target, pos, valueTypes.toArray(new Class<?>[0]));
    }

    public static MethodHandle dropArguments(MethodHandle target, int pos, Class<?>... valueTypes) {
        return Combinators.drop(target, pos, valueTypes.clone());
    }

    public static MethodHandle dropArgumentsToMatch(MethodHandle target, int skip, List<Class<?>> newTypes, int pos) {
        return Combinators.dropToMatch(target, skip, newTypes, pos);
    }

    public static MethodHandle dropReturn(MethodHandle target) {
        return target.type.returnType() == void.class
                ? target : target.asFixedArity().asType(target.type.changeReturnType(void.class));
    }

    public static MethodHandle filterArguments(MethodHandle target, int pos, MethodHandle... filters) {
        return Combinators.filterArguments(target, pos, filters);
    }

    public static MethodHandle collectArguments(MethodHandle target, int pos, MethodHandle filter) {
        return Combinators.collect(target, pos, filter);
    }

    public static MethodHandle filterReturnValue(MethodHandle target, MethodHandle filter) {
        return Combinators.filterReturn(target, filter);
    }

    public static MethodHandle foldArguments(MethodHandle target, MethodHandle combiner) {
        return Combinators.fold(target, 0, combiner);
    }

    public static MethodHandle foldArguments(MethodHandle target, int pos, MethodHandle combiner) {
        return Combinators.fold(target, pos, combiner);
    }

    public static MethodHandle guardWithTest(MethodHandle test, MethodHandle target, MethodHandle fallback) {
        return Combinators.guard(test, target, fallback);
    }

    public static MethodHandle catchException(MethodHandle target, Class<? extends Throwable> exType,
                                              MethodHandle handler) {
        return Combinators.catchException(target, exType, handler);
    }

    public static MethodHandle loop(MethodHandle[]... clauses) {
        return Loops.loop(clauses);
    }

    public static MethodHandle whileLoop(MethodHandle init, MethodHandle pred, MethodHandle body) {
        return Loops.whileLoop(init, pred, body);
    }

    public static MethodHandle doWhileLoop(MethodHandle init, MethodHandle body, MethodHandle pred) {
        return Loops.doWhileLoop(init, body, pred);
    }

    public static MethodHandle countedLoop(MethodHandle iterations, MethodHandle init, MethodHandle body) {
        return Loops.countedLoop(empty(iterations.type), iterations, init, body);
    }

    public static MethodHandle countedLoop(MethodHandle start, MethodHandle end, MethodHandle init,
                                           MethodHandle body) {
        return Loops.countedLoop(start, end, init, body);
    }

    public static MethodHandle iteratedLoop(MethodHandle iterator, MethodHandle init, MethodHandle body) {
        return Loops.iteratedLoop(iterator, init, body);
    }

    public static MethodHandle tryFinally(MethodHandle target, MethodHandle cleanup) {
        return Combinators.tryFinally(target, cleanup);
    }

    public static MethodHandle tableSwitch(MethodHandle fallback, MethodHandle... targets) {
        return Combinators.tableSwitch(fallback, targets);
    }
}
