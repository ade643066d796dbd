package java.lang.invoke;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import sun.invoke.util.Wrapper;

/** Checks and builds the combinators of {@link MethodHandles}, except loops. */
final class Combinators {
    private Combinators() {}

    static IllegalArgumentException refuse(String message, Object one, Object other) {
        return new IllegalArgumentException(message + ": " + one + ", " + other);
    }

    static MethodHandle explicitCast(MethodHandle target, MethodType newType) {
        MethodType type = target.type;
        if (type.parameterCount() != newType.parameterCount()) {
            throw new WrongMethodTypeException("cannot explicitly cast " + target + " to " + newType);
        }
        return type == newType ? target : new ArgumentAdapters.Convert(newType, target.asFixedArity(), false);
    }

    static MethodHandle permute(MethodHandle target, MethodType newType, int[] reorder) {
        int[] order = reorder.clone();
        MethodType type = target.type;
        if (newType.returnType() != type.returnType()) {
            throw refuse("return types do not match", type, newType);
        }
        if (order.length != type.parameterCount()) {
            throw refuse("old type parameter count and reorder array length do not match", type,
                    Arrays.toString(order));
        }
        for (int i = 0; i < order.length; i++) {
            if (order[i] < 0 || order[i] >= newType.parameterCount()) {
                throw refuse("index is out of bounds for new type", order[i], newType);
            }
            if (newType.parameterType(order[i]) != type.parameterType(i)) {
                throw refuse("parameter types do not match after reorder", type, newType);
            }
        }
        return new ArgumentAdapters.Permute(newType, target.asFixedArity(), order);
    }

    static MethodHandle constant(Class<?> type, Object value) {
        if (type == void.class) {
            throw new IllegalArgumentException("void type");
        }
        return new LeafHandles.Constant(MethodType.methodType(type), argument(type, value));
    }

    /** A value that someone gave for a parameter of this type, boxed as the type says. */
    private static Object argument(Class<?> type, Object value) {
        return type.isPrimitive() ? Wrapper.forPrimitiveType(type).convert(value, type) : type.cast(value);
    }

    static MethodHandle insert(MethodHandle target, int pos, Object[] values) {
        MethodType type = target.type;
        int rest = type.parameterCount() - values.length;
        if (rest < 0) {
            throw new IllegalArgumentException("too many values to insert");
        }
        if (pos < 0 || pos > rest) {
            throw new IllegalArgumentException("no argument type to append");
        }
        if (values.length == 0) {
            return target;
        }
        Object[] arguments = new Object[values.length];
        for (int i = 0; i < values.length; i++) {
            arguments[i] = argument(type.parameterType(pos + i), values[i]);
        }
        return new ArgumentAdapters.Insert(target.asFixedArity(), pos, arguments);
    }

    static MethodHandle drop(MethodHandle target, int pos, Class<?>[] types) {
        MethodType type = target.type;
        if (types.length > 255) {
            throw new IllegalArgumentException("bad parameter count " + types.length);
        }
        int count = type.parameterCount();
        if (pos < 0 || pos > count) {
            throw new IllegalArgumentException("no argument type to remove"
                    + Arrays.asList(type, pos, Arrays.asList(types), count + types.length, count));
        }
        MethodType newType = type.insertParameterTypes(pos, types);
        return types.length == 0
                ? target : new ArgumentAdapters.Drop(newType, target.asFixedArity(), pos, types.length);
    }

    static MethodHandle dropToMatch(MethodHandle target, int skip, List<Class<?>> newTypes, int pos) {
        Objects.requireNonNull(target);
        Class<?>[] all = newTypes.toArray(new Class<?>[0]);
        int count = target.type.parameterCount();
        if (skip < 0 || skip > count) {
            throw refuse("illegal skip", skip, target);
        }
        if (pos < 0 || pos > all.length) {
            throw refuse("illegal pos", pos, Arrays.asList(all));
        }
        List<Class<?>> old = target.type.parameterList().subList(skip, count);
        int match = old.size();
        int end = pos + match;
        if (end > all.length || !old.equals(Arrays.asList(all).subList(pos, end))) {
            throw refuse("argument lists do not match", old, Arrays.asList(all));
        }
        MethodHandle adapter = drop(target, skip + match, Arrays.copyOfRange(all, end, all.length));
        return drop(adapter, skip, Arrays.copyOf(all, pos));
    }

    static MethodHandle filterArguments(MethodHandle target, int pos, MethodHandle[] filters) {
        MethodType type = target.type;
        if (pos + filters.length > type.parameterCount()) {
            throw new IllegalArgumentException("too many filters");
        }
        Class<?>[] parameters = type.parameterArray();
        MethodHandle[] fixed = new MethodHandle[filters.length];
        boolean any = false;
        for (int i = filters.length - 1; i >= 0; i--) {
            if (filters[i] == null) {
                continue;
            }
            MethodType filter = filters[i].type;
            if (filter.parameterCount() != 1 || filter.returnType() != type.parameterType(pos + i)) {
                throw refuse("target and filter types do not match", type, filter);
            }
            parameters[pos + i] = filter.parameterType(0);
            fixed[i] = filters[i].asFixedArity();
            any = true;
        }
        if (!any) {
            return target;
        }
        return new ArgumentAdapters.Filter(MethodType.methodType(type.returnType(), parameters),
                target.asFixedArity(), pos, fixed);
    }

    static MethodHandle collect(MethodHandle target, int pos, MethodHandle filter) {
        MethodType type = target.type;
        Class<?> made = filter.type.returnType();
        int values = made == void.class ? 0 : 1;
        if (pos < 0 || pos + values > type.parameterCount()) {
            throw refuse("position is out of range for target", target, pos);
        }
        if (values != 0 && made != type.parameterType(pos)) {
            throw refuse("target and filter types do not match", type, filter.type);
        }
        MethodType newType = type.dropParameterTypes(pos, pos + values)
                .insertParameterTypes(pos, filter.type.parameterArray());
        return new ArgumentAdapters.Collect(newType, target.asFixedArity(), pos, filter.asFixedArity());
    }

    static MethodHandle filterReturn(MethodHandle target, MethodHandle filter) {
        Class<?> result = target.type.returnType();
        int count = filter.type.parameterCount();
        boolean fits = count == 0
                ? result == void.class : count == 1 && filter.type.parameterType(0) == result;
        if (!fits) {
            throw refuse("target and filter types do not match", target.type, filter.type);
        }
        return new ArgumentAdapters.FilterReturn(target.asFixedArity(), filter.asFixedArity());
    }

    static MethodHandle fold(MethodHandle target, int pos, MethodHandle combiner) {
        MethodType type = target.type;
        Class<?> made = combiner.type.returnType();
        int values = made == void.class ? 0 : 1;
        int start = pos + values;
        int count = combiner.type.parameterCount();
        boolean fits = type.parameterCount() >= start + count;
        for (int i = 0; fits && i < count; i++) {
            fits = combiner.type.parameterType(i) == type.parameterType(start + i);
        }
        if (!fits || values != 0 && made != type.parameterType(pos)) {
            throw Loops.mismatch("target and combiner types", type, combiner.type);
        }
        return new ArgumentAdapters.Fold(type.dropParameterTypes(pos, start), target.asFixedArity(), pos,
                combiner.asFixedArity());
    }

    static MethodHandle guard(MethodHandle test, MethodHandle target, MethodHandle fallback) {
        if (!target.type.equals(fallback.type)) {
            throw Loops.mismatch("target and fallback types", target.type, fallback.type);
        }
        if (test.type.returnType() != boolean.class) {
            throw new IllegalArgumentException("guard type is not a predicate " + test.type);
        }
        if (!Loops.isPrefix(test.type.parameterList(), target.type.parameterList())) {
            throw Loops.mismatch("target and test types", target.type, test.type);
        }
        return new ControlHandles.Guard(test.asFixedArity(), target.asFixedArity(), fallback.asFixedArity());
    }

    static MethodHandle catchException(MethodHandle target, Class<? extends Throwable> exceptionType,
                                       MethodHandle handler) {
        MethodType type = target.type;
        checkThrowable(exceptionType);
        if (handler.type.parameterCount() < 1 || !handler.type.parameterType(0).isAssignableFrom(exceptionType)) {
            throw new IllegalArgumentException("handler does not accept exception type " + exceptionType);
        }
        if (handler.type.returnType() != type.returnType()) {
            throw Loops.mismatch("target and handler return types", type, handler.type);
        }
        List<Class<?>> rest = handler.type.parameterList().subList(1, handler.type.parameterCount());
        if (!Loops.isPrefix(rest, type.parameterList())) {
            throw Loops.mismatch("target and handler types", type, handler.type);
        }
        return new ControlHandles.Catch(target.asFixedArity(), exceptionType, handler.asFixedArity());
    }

    static void checkThrowable(Class<?> exceptionType) {
        if (!Throwable.class.isAssignableFrom(exceptionType)) {
            throw new ClassCastException(exceptionType.getName());
        }
    }

    static MethodHandle tryFinally(MethodHandle target, MethodHandle cleanup) {
        Class<?> result = target.type.returnType();
        MethodType type = cleanup.type;
        if (result != type.returnType()) {
            throw Loops.mismatch("target and return types", type.returnType(), result);
        }
        if (!Throwable.class.isAssignableFrom(type.parameterType(0))) {
            throw Loops.mismatch("cleanup first argument and Throwable", type, Throwable.class);
        }
        int skip = result == void.class ? 1 : 2;
        if (skip == 2 && type.parameterType(1) != result) {
            throw Loops.mismatch("cleanup second argument and target return type", type, result);
        }
        List<Class<?>> rest = type.parameterList().subList(skip, type.parameterCount());
        if (!Loops.isPrefix(rest, target.type.parameterList())) {
            throw Loops.mismatch("cleanup parameters after (Throwable,result) and target parameter list prefix", type,
                    target.type);
        }
        MethodHandle general = cleanup.asType(type.changeParameterType(0, Throwable.class));
        return new ControlHandles.TryFinally(target.asFixedArity(), general.asFixedArity());
    }

    static MethodHandle tableSwitch(MethodHandle fallback, MethodHandle[] targets) {
        Objects.requireNonNull(fallback);
        MethodHandle[] cases = targets.clone();
        if (cases.length == 0) {
            throw new IllegalArgumentException("Not enough cases: " + Arrays.toString(cases));
        }
        MethodType type = fallback.type;
        if (type.parameterCount() == 0 || type.parameterType(0) != int.class) {
            throw new IllegalArgumentException("Case actions must have int as leading parameter: "
                    + Arrays.toString(cases));
        }
        for (int i = 0; i < cases.length; i++) {
            if (cases[i].type != type) {
                throw new IllegalArgumentException("Case actions must have the same type: " + Arrays.toString(cases));
            }
        }
        for (int i = 0; i < cases.length; i++) {
            cases[i] = cases[i].asFixedArity();
        }
        return new ControlHandles.TableSwitch(fallback.asFixedArity(), cases);
    }

    /** The component type of a class that must be an array class. */
    static Class<?> arrayClass(Class<?> type, String complaint) {
        if (!type.isArray()) {
            throw new IllegalArgumentException(complaint);
        }
        return type;
    }

    /** A view of bytes as elements of an array class. */
    static VarHandle byteView(Class<?> container, Class<?> viewArrayClass, java.nio.ByteOrder order) {
        Objects.requireNonNull(order);
        Class<?> component = arrayClass(viewArrayClass, "not an array: " + viewArrayClass).getComponentType();
        if (!component.isPrimitive() || component == boolean.class || component == byte.class) {
            throw new UnsupportedOperationException();
        }
        return new ByteViewVarHandle(container, component, order == java.nio.ByteOrder.BIG_ENDIAN, false);
    }
}
