package java.lang.invoke;

import jdk.internal.vm.annotation.Hidden;

/** Nodes that change what arguments (or result) look like before (or after) they call one target. */
final class ArgumentAdapters {
    private ArgumentAdapters() {}

    /** Converts every argument and the result: asType (strict) and explicitCastArguments. */
    static final class Convert extends MethodHandle {
        private final MethodHandle target;
        private final boolean strict;

        Convert(MethodType type, MethodHandle target, boolean strict) {
            super(type);
            this.target = target;
            this.strict = strict;
        }

        @Hidden
        @Override
        Object call(Object[] args) throws Throwable {
            return Conversions.call(target, type, args, strict);
        }
    }

    /** Spreads the elements of an array over several arguments. */
    static final class Spread extends MethodHandle {
        private final MethodHandle target;
        private final int pos;
        private final int length;

        Spread(MethodType type, MethodHandle target, int pos, int length) {
            super(type);
            this.target = target;
            this.pos = pos;
            this.length = length;
        }

        @Hidden
        @Override
        Object call(Object[] args) throws Throwable {
            Object array = args[pos];
            char component = ArrayAccess.component(type.parameterType(pos));
            if (array == null && length > 0) {
                throw new NullPointerException("null array reference");
            }
            if (array != null && ArrayAccess.length(component, array) != length) {
                throw new IllegalArgumentException("array is not of length " + length);
            }
            Object[] spread = replace(args, pos, 1, length);
            for (int i = 0; i < length; i++) {
                spread[pos + i] = ArrayAccess.get(component, array, i);
            }
            return target.call(spread);
        }
    }

    /** Collects several arguments in a new array. */
    static final class CollectArray extends MethodHandle {
        private final MethodHandle target;
        private final int pos;
        private final Class<?> arrayType;
        private final int length;

        CollectArray(MethodType type, MethodHandle target, int pos, Class<?> arrayType, int length) {
            super(type);
            this.target = target;
            this.pos = pos;
            this.arrayType = arrayType;
            this.length = length;
        }

        @Hidden
        @Override
        Object call(Object[] args) throws Throwable {
            Object array = java.lang.reflect.Array.newInstance(arrayType.getComponentType(), length);
            char component = ArrayAccess.component(arrayType);
            for (int i = 0; i < length; i++) {
                ArrayAccess.set(component, array, i, args[pos + i]);
            }
            Object[] collected = replace(args, pos, length, 1);
            collected[pos] = array;
            return target.call(collected);
        }
    }

    /** Inserts fixed values. */
    static final class Insert extends MethodHandle {
        private final MethodHandle target;
        private final int pos;
        private final Object[] values;

        /** Values are boxed as the target's parameters say; the node keeps the array. */
        Insert(MethodHandle target, int pos, Object[] values) {
            super(target.type.dropParameterTypes(pos, pos + values.length));
            this.target = target;
            this.pos = pos;
            this.values = values;
        }

        @Hidden
        @Override
        Object call(Object[] args) throws Throwable {
            Object[] all = replace(args, pos, 0, values.length);
            System.arraycopy(values, 0, all, pos, values.length);
            return target.call(all);
        }
    }

    /** Drops some arguments. */
    static final class Drop extends MethodHandle {
        private final MethodHandle target;
        private final int pos;
        private final int count;

        Drop(MethodType type, MethodHandle target, int pos, int count) {
            super(type);
            this.target = target;
            this.pos = pos;
            this.count = count;
        }

        @Hidden
        @Override
        Object call(Object[] args) throws Throwable {
            return target.call(replace(args, pos, count, 0));
        }
    }

    /** Reorders, duplicates and drops arguments. */
    static final class Permute extends MethodHandle {
        private final MethodHandle target;
        private final int[] reorder;

        Permute(MethodType type, MethodHandle target, int[] reorder) {
            super(type);
            this.target = target;
            this.reorder = reorder;
        }

        @Hidden
        @Override
        Object call(Object[] args) throws Throwable {
            Object[] permuted = new Object[reorder.length];
            for (int i = 0; i < reorder.length; i++) {
                permuted[i] = args[reorder[i]];
            }
            return target.call(permuted);
        }
    }

    /** Passes single arguments through filters, the leftmost first; a null filter lets its argument pass. */
    static final class Filter extends MethodHandle {
        private final MethodHandle target;
        private final int pos;
        private final MethodHandle[] filters;

        Filter(MethodType type, MethodHandle target, int pos, MethodHandle[] filters) {
            super(type);
            this.target = target;
            this.pos = pos;
            this.filters = filters;
        }

        @Hidden
        @Override
        Object call(Object[] args) throws Throwable {
            Object[] filtered = args.clone();
            for (int i = 0; i < filters.length; i++) {
                if (filters[i] != null) {
                    filtered[pos + i] = filters[i].call(new Object[] {args[pos + i]});
                }
            }
            return target.call(filtered);
        }
    }

    /** Replaces arguments by what a filter makes of them: one value, or none if the filter is void. */
    static final class Collect extends MethodHandle {
        private final MethodHandle target;
        private final int pos;
        private final MethodHandle filter;

        Collect(MethodType type, MethodHandle target, int pos, MethodHandle filter) {
            super(type);
            this.target = target;
            this.pos = pos;
            this.filter = filter;
        }

        @Hidden
        @Override
        Object call(Object[] args) throws Throwable {
            int consumed = filter.type.parameterCount();
            Object value = filter.call(slice(args, pos, consumed));
            if (filter.type.returnType() == void.class) {
                return target.call(replace(args, pos, consumed, 0));
            }
            Object[] collected = replace(args, pos, consumed, 1);
            collected[pos] = value;
            return target.call(collected);
        }
    }

    /** Inserts what a combiner makes of the arguments that follow; they stay. A void combiner inserts nothing. */
    static final class Fold extends MethodHandle {
        private final MethodHandle target;
        private final int pos;
        private final MethodHandle combiner;

        Fold(MethodType type, MethodHandle target, int pos, MethodHandle combiner) {
            super(type);
            this.target = target;
            this.pos = pos;
            this.combiner = combiner;
        }

        @Hidden
        @Override
        Object call(Object[] args) throws Throwable {
            Object value = combiner.call(slice(args, pos, combiner.type.parameterCount()));
            if (combiner.type.returnType() == void.class) {
                return target.call(args);
            }
            Object[] folded = replace(args, pos, 0, 1);
            folded[pos] = value;
            return target.call(folded);
        }
    }

    /** Passes the result through a filter; a filter without parameters follows a void target. */
    static final class FilterReturn extends MethodHandle {
        private final MethodHandle target;
        private final MethodHandle filter;

        FilterReturn(MethodHandle target, MethodHandle filter) {
            super(target.type.changeReturnType(filter.type.returnType()));
            this.target = target;
            this.filter = filter;
        }

        @Hidden
        @Override
        Object call(Object[] args) throws Throwable {
            Object result = target.call(args);
            return filter.call(filter.type.parameterCount() == 0 ? new Object[0] : new Object[] {result});
        }
    }

    /** A copy of args in which {@code removed} elements at pos have given way to {@code added} nulls. */
    @Hidden
    static Object[] replace(Object[] args, int pos, int removed, int added) {
        Object[] result = new Object[args.length - removed + added];
        System.arraycopy(args, 0, result, 0, pos);
        System.arraycopy(args, pos + removed, result, pos + added, args.length - pos - removed);
        return result;
    }

    @Hidden
    static Object[] slice(Object[] args, int pos, int count) {
        Object[] result = new Object[count];
        System.arraycopy(args, pos, result, 0, count);
        return result;
    }
}
