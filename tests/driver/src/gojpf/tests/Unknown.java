package gojpf.tests;

import gov.nasa.jpf.symbc.Debug;
import gov.nasa.jpf.symbc.Symbolic;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;

/** Values of which nothing is known, for parameters that are annotated with Symbolic. */
final class Unknown {
    private Unknown() {}

    /** How many of the first parameters are symbolic. */
    static int first(Method m) {
        int n = 0;
        for (Parameter p : m.getParameters()) {
            Symbolic s = p.getAnnotation(Symbolic.class);
            if (s == null || !s.value().equals("true")) {
                break;
            }
            n++;
        }
        return n;
    }

    /** Whether there are parameters, and all of them are symbolic. */
    static boolean all(Method m) {
        return m.getParameterCount() > 0 && first(m) == m.getParameterCount();
    }

    /** Values for the parameters of a method, all of which are symbolic. */
    static Object[] values(Method m) {
        Object[] values = new Object[m.getParameterCount()];
        for (int i = 0; i < values.length; i++) {
            values[i] = value(m.getParameters()[i]);
        }
        return values;
    }

    static Object value(Parameter p) {
        String name = p.getName();
        switch (p.getType().getName()) {
            case "int": return Debug.makeSymbolicInteger(name);
            case "long": return Debug.makeSymbolicLong(name);
            case "short": return Debug.makeSymbolicShort(name);
            case "byte": return Debug.makeSymbolicByte(name);
            case "char": return Debug.makeSymbolicChar(name);
            case "boolean": return Debug.makeSymbolicBoolean(name);
            case "float": return (float) Debug.makeSymbolicReal(name);
            case "double": return Debug.makeSymbolicReal(name);
            case "java.lang.String": return Debug.makeSymbolicString(name);
            default: throw new IllegalArgumentException("@Symbolic: gojpf makes unknown numbers, truths and texts, no " + p.getType().getTypeName());
        }
    }
}
