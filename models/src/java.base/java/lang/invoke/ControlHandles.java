package java.lang.invoke;

import jdk.internal.vm.annotation.Hidden;

/** Nodes that choose what to call: tests, exceptions, switches and loops. */
final class ControlHandles {
    private ControlHandles() {}

    /** Calls target or fallback, as a test of the leading arguments says. */
    static final class Guard extends MethodHandle {
        private final MethodHandle test;
        private final MethodHandle target;
        private final MethodHandle fallback;

        Guard(MethodHandle test, MethodHandle target, MethodHandle fallback) {
            super(target.type);
            this.test = test;
            this.target = target;
            this.fallback = fallback;
        }

        @Hidden
        @Override
        Object call(Object[] args) throws Throwable {
            return (boolean) callLeading(test, args) ? target.call(args) : fallback.call(args);
        }
    }

    /** Calls target, and a handler with the exception and the leading arguments if target throws such an exception. */
    static final class Catch extends MethodHandle {
        private final MethodHandle target;
        private final Class<? extends Throwable> exceptionType;
        private final MethodHandle handler;

        Catch(MethodHandle target, Class<? extends Throwable> exceptionType, MethodHandle handler) {
            super(target.type);
            this.target = target;
            this.exceptionType = exceptionType;
            this.handler = handler;
        }

        @Hidden
        @Override
        Object call(Object[] args) throws Throwable {
            try {
                return target.call(args);
            } catch (Throwable t) {
                if (!exceptionType.isInstance(t)) {
                    throw t;
                }
                Object[] handled = ArgumentAdapters.replace(args, 0, 0, 1);
                handled[0] = t;
                return callLeading(handler, handled);
            }
        }
    }

    /** Calls target and then cleanup, which sees the exception or the result. */
    static final class TryFinally extends MethodHandle {
        private final MethodHandle target;
        private final MethodHandle cleanup;

        TryFinally(MethodHandle target, MethodHandle cleanup) {
            super(target.type);
            this.target = target;
            this.cleanup = cleanup;
        }

        @Hidden
        @Override
        Object call(Object[] args) throws Throwable {
            Object result;
            try {
                result = target.call(args);
            } catch (Throwable t) {
                cleanUp(args, t, Conversions.zero(type.returnType()));
                throw t;
            }
            return cleanUp(args, null, result);
        }

        @Hidden
        private Object cleanUp(Object[] args, Throwable thrown, Object result) throws Throwable {
            boolean isVoid = type.returnType() == void.class;
            Object[] all = ArgumentAdapters.replace(args, 0, 0, isVoid ? 1 : 2);
            all[0] = thrown;
            if (!isVoid) {
                all[1] = result;
            }
            return callLeading(cleanup, all);
        }
    }

    /** Calls the target that the first argument numbers, or fallback. */
    static final class TableSwitch extends MethodHandle {
        private final MethodHandle fallback;
        private final MethodHandle[] targets;

        TableSwitch(MethodHandle fallback, MethodHandle[] targets) {
            super(fallback.type);
            this.fallback = fallback;
            this.targets = targets;
        }

        @Hidden
        @Override
        Object call(Object[] args) throws Throwable {
            int selected = (int) args[0];
            MethodHandle target = selected >= 0 && selected < targets.length ? targets[selected] : fallback;
            return target.call(args);
        }
    }

    /** A loop over clauses; {@link Loops} has checked and filled them. */
    static final class Loop extends MethodHandle {
        // All four have the same length; a null does nothing (step), goes on (pred), answers zero (init, fini).
        private final MethodHandle[] init;
        private final MethodHandle[] step;
        private final MethodHandle[] pred;
        private final MethodHandle[] fini;
        /** For each clause the index of its iteration variable, or -1. */
        private final int[] variable;
        private final Class<?>[] variableTypes;

        Loop(MethodType type, MethodHandle[] init, MethodHandle[] step, MethodHandle[] pred, MethodHandle[] fini,
             int[] variable, Class<?>[] variableTypes) {
            super(type);
            this.init = init;
            this.step = step;
            this.pred = pred;
            this.fini = fini;
            this.variable = variable;
            this.variableTypes = variableTypes;
        }

        @Hidden
        @Override
        Object call(Object[] args) throws Throwable {
            // Iteration variables, then the loop's arguments. A callee never keeps nor writes what it is given.
            Object[] state = ArgumentAdapters.replace(args, 0, 0, variableTypes.length);
            for (int i = 0; i < init.length; i++) {
                Object value = init[i] == null ? null : callLeading(init[i], args);
                if (variable[i] >= 0) {
                    state[variable[i]] = init[i] == null ? Conversions.zero(variableTypes[variable[i]]) : value;
                }
            }
            while (true) {
                for (int i = 0; i < step.length; i++) {
                    if (step[i] != null) {
                        Object value = callLeading(step[i], state);
                        if (variable[i] >= 0) {
                            state[variable[i]] = value;
                        }
                    }
                    if (pred[i] != null && !(boolean) callLeading(pred[i], state)) {
                        return fini[i] == null ? Conversions.zero(type.returnType()) : callLeading(fini[i], state);
                    }
                }
            }
        }
    }

    /** Calls a handle with as many of the arguments, from the left, as it takes. */
    @Hidden
    private static Object callLeading(MethodHandle handle, Object[] args) throws Throwable {
        int count = handle.type.parameterCount();
        return handle.call(count == args.length ? args : ArgumentAdapters.slice(args, 0, count));
    }
}
