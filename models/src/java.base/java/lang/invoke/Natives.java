package java.lang.invoke;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import jdk.internal.vm.annotation.Hidden;

/**
 * Everything that method handles ask of the machine. All other code of this package is ordinary Java.
 *
 * <p>Methods, constructors and fields are {@link Member}s, which the machine makes. Reference kinds are those of {@link MethodHandleInfo} (1 to 9).
 *
 * <p>Values cross this border boxed: an {@code int} is an {@code Integer}, a {@code char} a {@code Character}, and so
 * on, exactly as the member's descriptor says; {@code void} is null. Boxes that the machine makes follow
 * {@code valueOf} of the wrapper class where the value is concrete (so that small numbers are shared as Java demands);
 * a value that carries an attribute gets a box of its own, and the attribute travels on the box's {@code value} slot.
 *
 * <p>No frame of a native here may show in a stack trace, and none of them is caller-sensitive.
 */
final class Natives {
    private Natives() {}

    /** Bits of {@link #memberFlags} above the sixteen of the class file. */
    static final int CALLER_SENSITIVE = 1 << 16;

    // Resolution

    /**
     * Resolves a method as the bytecode of {@code refKind} would (JVMS 5.4.3.3 and 5.4.3.4), without initialising any
     * class. An array class resolves as its superclass Object does, with {@code clone} public.
     *
     * @param descriptor a method descriptor; class names in it are believed to mean what {@code refc} sees
     * @param refKind one of the invoke kinds, 5 to 9; 8 (newInvokeSpecial) looks for {@code <init>} in refc only
     * @param caller the class in whose name access is checked (JVMS 5.4.4, nestmates included), or null for no check;
     *     for refKind 7 on an interface also the class that must directly implement it
     * @return the method that was found
     * @throws NoSuchMethodError if there is none; message as the machine's own linkage gives, for example
     *     {@code 'void p.C.m(int)'}
     * @throws IncompatibleClassChangeError if it is static and refKind is not invokeStatic, or the other way round, or
     *     refc is an interface where a class is due, or the other way round
     * @throws IllegalAccessError if caller may not use it
     */
    @Hidden
    static native Member resolveMethod(Class<?> refc, String name, String descriptor, int refKind, Class<?> caller);

    /**
     * Resolves a field (JVMS 5.4.3.2) without initialising any class. Access is not looked at, nor whether the field is
     * static or final: Lookup does that.
     *
     * @return the field that was found
     * @throws NoSuchFieldError if there is none (message: the name)
     */
    @Hidden
    static native Member resolveField(Class<?> refc, String name, String descriptor);

    /** The method that this reflection object stands for. */
    @Hidden
    static native Member memberOfMethod(Method method);

    /** The constructor that this reflection object stands for. */
    @Hidden
    static native Member memberOfConstructor(Constructor<?> constructor);

    /** The field that this reflection object stands for. */
    @Hidden
    static native Member memberOfField(Field field);

    /** The class that declares the member. */
    @Hidden
    static native Class<?> declaringClass(Member member);

    /**
     * The access flags of the member as the class file has them (so 0x80 is ACC_VARARGS of a method), and
     * {@link #CALLER_SENSITIVE} for a method annotated with {@code jdk.internal.reflect.CallerSensitive} in a class of
     * the boot or platform loader.
     */
    @Hidden
    static native int memberFlags(Member member);

    // Execution

    /**
     * Calls a method. {@code args} holds the receiver, if there is one, and the arguments; types and number are right.
     * Kinds 5 and 9 select by the receiver's class, 7 calls the method itself, 6 initialises its class first. A
     * synchronized method locks as usual.
     *
     * @param caller null, or the class that {@code Reflection.getCallerClass()} must find when the method asks for it
     * @return the result, boxed
     * @throws NullPointerException (no message) for a null receiver
     * @throws Throwable whatever the method throws, itself, and AbstractMethodError and its like from selection
     */
    @Hidden
    static native Object invokeMethod(Member method, int refKind, Class<?> caller, Object[] args) throws Throwable;

    /** Initialises the constructor's class, makes an instance and calls the constructor on it. */
    @Hidden
    static native Object newInstance(Member constructor, Object[] args) throws Throwable;

    /** Reads a field as getfield would. The target is not null and is an instance of the declaring class. */
    @Hidden
    static native Object getField(Member field, Object target);

    /** Writes a field as putfield would, whether or not it is final. */
    @Hidden
    static native void putField(Member field, Object target, Object value);

    /** Initialises the declaring class and reads the field as getstatic would. */
    @Hidden
    static native Object getStatic(Member field);

    /** Initialises the declaring class and writes the field as putstatic would, whether or not it is final. */
    @Hidden
    static native void putStatic(Member field, Object value);

    // Variables as memory

    /** The offset of the field for {@code jdk.internal.misc.Unsafe}: objectFieldOffset or staticFieldOffset. */
    @Hidden
    static native long fieldOffset(Member field);

    /** What Unsafe's staticFieldBase answers for a static field. */
    @Hidden
    static native Object staticFieldBase(Member field);

    /** The offset of an array's first element, which Unsafe has as an int or as a long. */
    @Hidden
    static native long arrayBase();

    // Classes

    /**
     * Defines a class in the loader, protection domain and package of lookupClass.
     *
     * @param name the binary name with dots, already checked to be in lookupClass's package
     * @param hidden whether the class is hidden: its name gets a suffix, no loader finds it
     * @param nestmate (hidden only) whether it joins lookupClass's nest
     * @param classData (hidden only) what {@link #classData} answers for the class; may be null
     * @throws LinkageError as {@code ClassLoader.defineClass}
     */
    @Hidden
    static native Class<?> defineClass(Class<?> lookupClass, String name, byte[] bytes, boolean hidden,
                                       boolean nestmate, boolean initialize, Object classData);

    /** The class data given when the hidden class was defined, or null. */
    @Hidden
    static native Object classData(Class<?> type);

    // Lambdas

    /**
     * Makes the hidden class that {@code LambdaMetafactory} promises, the same as the machine makes when it links a
     * javac lambda. All arguments were validated.
     *
     * @param caller the class whose nest the lambda joins
     * @param implementation the method to call; never null
     * @param serializable whether the class has {@code writeReplace} (a SerializedLambda)
     * @param markers further interfaces
     * @param bridges further signatures of the interface method
     */
    @Hidden
    static native Class<?> spinLambda(Class<?> caller, MethodType factoryType, String interfaceMethodName,
                                      MethodType interfaceMethodType, DirectMethodHandle implementation,
                                      MethodType dynamicMethodType, boolean serializable, Class<?>[] markers,
                                      MethodType[] bridges);

    /** The release of the JDK: 17. */
    static native int release();

    /** Makes an instance of a class from {@link #spinLambda}; captured values are boxed as the factory type says. */
    @Hidden
    static native Object newLambda(Class<?> lambdaClass, Object[] captured);
}
