package java.lang.invoke;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import jdk.internal.vm.annotation.Hidden;

/** Checks and builds the loop combinators of {@link MethodHandles}. */
final class Loops {
    private Loops() {}

    static MethodHandle loop(MethodHandle[][] clauses) {
        if (clauses == null || clauses.length == 0) {
            throw new IllegalArgumentException("null or no clauses passed");
        }
        for (MethodHandle[] clause : clauses) {
            if (clause == null) {
                throw new IllegalArgumentException("null clauses are not allowed");
            }
        }
        for (MethodHandle[] clause : clauses) {
            if (clause.length > 4) {
                throw new IllegalArgumentException(
                        "All loop clauses must be represented as MethodHandle arrays with at most 4 elements.");
            }
        }
        List<MethodHandle> init = new ArrayList<>();
        List<MethodHandle> step = new ArrayList<>();
        List<MethodHandle> pred = new ArrayList<>();
        List<MethodHandle> fini = new ArrayList<>();
        for (MethodHandle[] clause : clauses) {
            MethodHandle[] parts = Arrays.copyOf(clause, 4);
            if (parts[0] != null || parts[1] != null || parts[2] != null || parts[3] != null) {
                init.add(parts[0]);
                step.add(parts[1]);
                pred.add(parts[2]);
                fini.add(parts[3]);
            }
        }

        int[] variable = new int[init.size()];
        List<Class<?>> variableTypes = new ArrayList<>();
        for (int i = 0; i < variable.length; i++) {
            Class<?> type = variableType(i, init.get(i), step.get(i));
            variable[i] = type == void.class ? -1 : variableTypes.size();
            if (type != void.class) {
                variableTypes.add(type);
            }
        }
        List<Class<?>> suffix = suffix(init, step, pred, fini, variableTypes.size());
        for (MethodHandle handle : init) {
            if (handle != null && !isPrefix(handle.type.parameterList(), suffix)) {
                throw new IllegalArgumentException("found non-effectively identical init parameter type lists: " + init
                        + " (common suffix: " + suffix + ")");
            }
        }
        Class<?> result = result(pred, fini);
        List<Class<?>> sequence = new ArrayList<>(variableTypes);
        sequence.addAll(suffix);
        if (!arePrefixes(step, sequence) || !arePrefixes(pred, sequence) || !arePrefixes(fini, sequence)) {
            throw new IllegalArgumentException("found non-effectively identical parameter type lists:\nstep: " + step
                    + "\npred: " + pred + "\nfini: " + fini + " (common parameter sequence: " + sequence + ")");
        }
        return new ControlHandles.Loop(MethodType.methodType(result, suffix), array(init), array(step), array(pred),
                array(fini), variable, variableTypes.toArray(new Class<?>[0]));
    }

    private static Class<?> variableType(int clause, MethodHandle init, MethodHandle step) {
        if (init == null) {
            return step == null ? void.class : step.type.returnType();
        }
        Class<?> type = init.type.returnType();
        if (step != null && step.type.returnType() != type) {
            throw mismatch("clause " + clause + ": init and step return types", type, step.type.returnType());
        }
        return type;
    }

    /** The longest parameter list: of init as it is, of the other handles behind the iteration variables. */
    private static List<Class<?>> suffix(List<MethodHandle> init, List<MethodHandle> step, List<MethodHandle> pred,
                                         List<MethodHandle> fini, int variables) {
        List<Class<?>> longest = List.of();
        for (List<MethodHandle> handles : List.of(step, pred, fini)) {
            longest = longest(handles, variables, longest);
        }
        return longest(init, 0, longest);
    }

    private static List<Class<?>> longest(List<MethodHandle> handles, int skip, List<Class<?>> longest) {
        for (MethodHandle handle : handles) {
            if (handle != null && handle.type.parameterCount() - skip > longest.size()) {
                longest = handle.type.parameterList().subList(skip, handle.type.parameterCount());
            }
        }
        return longest;
    }

    private static Class<?> result(List<MethodHandle> pred, List<MethodHandle> fini) {
        Class<?> result = null;
        for (MethodHandle handle : fini) {
            if (handle != null && result == null) {
                result = handle.type.returnType();
            }
        }
        if (result == null) {
            result = void.class;
        }
        for (MethodHandle handle : fini) {
            if (handle != null && handle.type.returnType() != result) {
                throw new IllegalArgumentException("found non-identical finalizer return types: " + fini
                        + " (return type: " + result + ")");
            }
        }
        boolean predicate = false;
        for (MethodHandle handle : pred) {
            predicate |= handle != null;
        }
        if (!predicate) {
            throw new IllegalArgumentException("no predicate found: " + pred);
        }
        for (MethodHandle handle : pred) {
            if (handle != null && handle.type.returnType() != boolean.class) {
                throw new IllegalArgumentException("predicates must have boolean return type: " + pred);
            }
        }
        return result;
    }

    private static boolean arePrefixes(List<MethodHandle> handles, List<Class<?>> sequence) {
        for (MethodHandle handle : handles) {
            if (handle != null && !isPrefix(handle.type.parameterList(), sequence)) {
                return false;
            }
        }
        return true;
    }

    static boolean isPrefix(List<Class<?>> types, List<Class<?>> sequence) {
        return types.size() <= sequence.size() && types.equals(sequence.subList(0, types.size()));
    }

    private static MethodHandle[] array(List<MethodHandle> handles) {
        MethodHandle[] array = handles.toArray(new MethodHandle[0]);
        for (int i = 0; i < array.length; i++) {
            if (array[i] != null) {
                array[i] = array[i].asFixedArity();
            }
        }
        return array;
    }

    private static MethodHandle identityOrVoid(Class<?> type) {
        return type == void.class ? MethodHandles.zero(type) : MethodHandles.identity(type);
    }

    static MethodHandle whileLoop(MethodHandle init, MethodHandle pred, MethodHandle body) {
        checkWhile(init, pred, body);
        MethodHandle fini = identityOrVoid(body.type.returnType());
        return loop(new MethodHandle[][] {{null, null, pred, fini}, {init, body}});
    }

    static MethodHandle doWhileLoop(MethodHandle init, MethodHandle body, MethodHandle pred) {
        checkWhile(init, pred, body);
        return loop(new MethodHandle[][] {{init, body, pred, identityOrVoid(body.type.returnType())}});
    }

    private static void checkWhile(MethodHandle init, MethodHandle pred, MethodHandle body) {
        Objects.requireNonNull(pred);
        Objects.requireNonNull(body);
        Class<?> result = body.type.returnType();
        List<Class<?>> inner = body.type.parameterList();
        List<Class<?>> outer = inner;
        if (result != void.class) {
            checkBody(body, 0, result);
            outer = inner.subList(1, inner.size());
        }
        if (pred.type.returnType() != boolean.class || !isPrefix(pred.type.parameterList(), inner)) {
            throw mismatch("loop predicate", pred.type, MethodType.methodType(boolean.class, inner));
        }
        checkInit(init, result, outer);
    }

    /** Body must have a parameter of this type at pos. */
    private static void checkBody(MethodHandle body, int pos, Class<?> type) {
        if (body.type.parameterCount() <= pos || body.type.parameterType(pos) != type) {
            throw mismatch("body function", body.type, body.type.insertParameterTypes(pos, type));
        }
    }

    private static void checkInit(MethodHandle init, Class<?> result, List<Class<?>> outer) {
        if (init != null
                && (init.type.returnType() != result || !isPrefix(init.type.parameterList(), outer))) {
            throw mismatch("loop initializer", init.type, MethodType.methodType(result, outer));
        }
    }

    static MethodHandle countedLoop(MethodHandle start, MethodHandle end, MethodHandle init, MethodHandle body) {
        Objects.requireNonNull(start);
        Objects.requireNonNull(end);
        Objects.requireNonNull(body);
        if (start.type.returnType() != int.class) {
            throw mismatch("start function", start.type, start.type.changeReturnType(int.class));
        }
        if (end.type.returnType() != int.class) {
            throw mismatch("end function", end.type, end.type.changeReturnType(int.class));
        }
        Class<?> result = body.type.returnType();
        int values = result == void.class ? 0 : 1;
        if (values != 0) {
            checkBody(body, 0, result);
        }
        checkBody(body, values, int.class);
        List<Class<?>> outer = body.type.parameterList().subList(values + 1, body.type.parameterCount());
        if (outer.isEmpty()) {
            outer = end.type.parameterList();
        }
        MethodType expected = MethodType.methodType(int.class, outer);
        if (!isPrefix(start.type.parameterList(), outer)) {
            throw mismatch("start parameter types", start.type, expected);
        }
        if (!isPrefix(end.type.parameterList(), outer)) {
            throw mismatch("end parameter types", end.type, expected);
        }
        checkInit(init, result, outer);

        // Variables: the limit, the value if there is one, the counter.
        MethodHandle increment = new CounterStep();
        MethodHandle below = new CounterBelow();
        MethodHandle fini = null;
        if (values != 0) {
            increment = MethodHandles.dropArguments(increment, 1, result);
            below = MethodHandles.dropArguments(below, 1, result);
            fini = MethodHandles.dropArguments(MethodHandles.identity(result), 0, int.class);
        }
        return loop(new MethodHandle[][] {
            {end, null, below, fini},
            {init, MethodHandles.dropArguments(body, 0, int.class)},
            {start, increment}});
    }

    static MethodHandle iteratedLoop(MethodHandle iterator, MethodHandle init, MethodHandle body) {
        Objects.requireNonNull(body);
        Class<?> result = body.type.returnType();
        int values = result == void.class ? 0 : 1;
        if (values != 0) {
            checkBody(body, 0, result);
        }
        if (body.type.parameterCount() <= values) {
            throw mismatch("body function", body.type, body.type.insertParameterTypes(values, Object.class));
        }
        List<Class<?>> outer = body.type.parameterList().subList(values + 1, body.type.parameterCount());
        MethodHandle start;
        if (iterator != null) {
            if (outer.isEmpty()) {
                outer = iterator.type.parameterList();
            }
            if (!Iterator.class.isAssignableFrom(iterator.type.returnType())) {
                throw new IllegalArgumentException("iteratedLoop first argument must have Iterator return type");
            }
            if (!isPrefix(iterator.type.parameterList(), outer)) {
                throw mismatch("iterator parameters", iterator.type,
                        MethodType.methodType(iterator.type.returnType(), outer));
            }
            checkInit(init, result, outer);
            start = iterator.asType(iterator.type.changeReturnType(Iterator.class));
        } else {
            if (outer.isEmpty()) {
                outer = List.of(Iterable.class);
            }
            if (!Iterable.class.isAssignableFrom(outer.get(0))) {
                throw new IllegalArgumentException(
                        "inferred first loop argument must inherit from Iterable: " + outer.get(0));
            }
            checkInit(init, result, outer);
            start = new GetIterator().asType(MethodType.methodType(Iterator.class, outer.get(0)));
        }

        Class<?> element = body.type.parameterType(values);
        MethodHandle next;
        try {
            next = new IteratorNext().asType(MethodType.methodType(element, Iterator.class));
        } catch (WrongMethodTypeException e) {
            throw new IllegalArgumentException(e);
        }
        MethodHandle fini = null;
        MethodHandle step = body;
        if (values != 0) {
            fini = MethodHandles.dropArguments(MethodHandles.identity(result), 0, Iterator.class);
            step = swapFirstTwo(body);
        }
        return loop(new MethodHandle[][] {
            {start, null, new IteratorHasNext(), fini},
            {init, MethodHandles.filterArguments(step, 0, next)}});
    }

    private static MethodHandle swapFirstTwo(MethodHandle handle) {
        Class<?>[] types = handle.type.parameterArray();
        int[] order = new int[types.length];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        order[0] = 1;
        order[1] = 0;
        Class<?> first = types[0];
        types[0] = types[1];
        types[1] = first;
        return MethodHandles.permuteArguments(handle, MethodType.methodType(handle.type.returnType(), types), order);
    }

    static IllegalArgumentException mismatch(String what, Object one, Object other) {
        return new IllegalArgumentException(what + " must match: " + one + " != " + other);
    }

    private static final class CounterStep extends MethodHandle {
        CounterStep() {
            super(MethodType.methodType(int.class, int.class, int.class));
        }

        @Hidden
        @Override
        Object call(Object[] args) {
            return (int) args[1] + 1;
        }
    }

    private static final class CounterBelow extends MethodHandle {
        CounterBelow() {
            super(MethodType.methodType(boolean.class, int.class, int.class));
        }

        @Hidden
        @Override
        Object call(Object[] args) {
            return (int) args[1] < (int) args[0];
        }
    }

    private static final class GetIterator extends MethodHandle {
        GetIterator() {
            super(MethodType.methodType(Iterator.class, Iterable.class));
        }

        @Hidden
        @Override
        Object call(Object[] args) {
            return ((Iterable<?>) args[0]).iterator();
        }
    }

    private static final class IteratorHasNext extends MethodHandle {
        IteratorHasNext() {
            super(MethodType.methodType(boolean.class, Iterator.class));
        }

        @Hidden
        @Override
        Object call(Object[] args) {
            return ((Iterator<?>) args[0]).hasNext();
        }
    }

    private static final class IteratorNext extends MethodHandle {
        IteratorNext() {
            super(MethodType.methodType(Object.class, Iterator.class));
        }

        @Hidden
        @Override
        Object call(Object[] args) {
            return ((Iterator<?>) args[0]).next();
        }
    }
}
