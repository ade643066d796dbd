package gojpf.tests;

import gov.nasa.jpf.symbc.Debug;
import gov.nasa.jpf.symbc.Symbolic;
import java.lang.annotation.Annotation;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;

/** Values of which nothing is known, for parameters that are annotated with Symbolic. */
final class Unknown {
    private Unknown() {}

    /** How many of the first parameters are symbolic. */
    static int first(Executable m) {
        int n = 0;
        for (Annotation[] p : m.getParameterAnnotations()) {
            if (!is(p)) {
                break;
            }
            n++;
        }
        return n;
    }

    /** Whether what has these annotations is symbolic. */
    static boolean is(Annotation[] list) {
        for (Annotation a : list) {
            if (a instanceof Symbolic) {
                return ((Symbolic) a).value().equals("true");
            }
        }
        return false;
    }

    /** Whether there are parameters, and all of them are symbolic. */
    static boolean all(Method m) {
        return m.getParameterCount() > 0 && first(m) == m.getParameterCount();
    }

    /** Values for the parameters of a method or constructor, all of which are symbolic. */
    static Object[] values(Executable m) {
        Object[] values = new Object[m.getParameterCount()];
        for (int i = 0; i < values.length; i++) {
            values[i] = value(m.getParameters()[i]);
        }
        return values;
    }

    static Object value(Parameter p) {
        return value(p.getType(), p.getName());
    }

    static Object value(Class<?> type, String name) {
        switch (type.getName()) {
            case "int": return Debug.makeSymbolicInteger(name);
            case "long": return Debug.makeSymbolicLong(name);
            case "short": return Debug.makeSymbolicShort(name);
            case "byte": return Debug.makeSymbolicByte(name);
            case "char": return Debug.makeSymbolicChar(name);
            case "boolean": return Debug.makeSymbolicBoolean(name);
            case "float": return (float) Debug.makeSymbolicReal(name);
            case "double": return Debug.makeSymbolicReal(name);
            case "java.lang.String": return Debug.makeSymbolicString(name);
            default: throw new IllegalArgumentException("@Symbolic: gojpf makes unknown numbers, truths and texts, no " + type.getTypeName());
        }
    }
}
