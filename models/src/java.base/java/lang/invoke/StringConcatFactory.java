package java.lang.invoke;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import jdk.internal.vm.annotation.Hidden;

/**
 * Makes handles that concatenate strings. The machine links what javac emits without coming here; this serves programs
 * that call the factory themselves.
 */
public final class StringConcatFactory {
    private StringConcatFactory() {}

    private static final char TAG_ARGUMENT = '\u0001';
    private static final char TAG_CONSTANT = '\u0002';
    private static final int MAX_SLOTS = 200;

    public static CallSite makeConcat(MethodHandles.Lookup lookup, String name, MethodType concatType)
            throws StringConcatException {
        String recipe = "\u0001".repeat(concatType.parameterCount());
        return makeConcatWithConstants(lookup, name, concatType, recipe);
    }

    public static CallSite makeConcatWithConstants(MethodHandles.Lookup lookup, String name, MethodType concatType,
                                                   String recipe, Object... constants) throws StringConcatException {
        Objects.requireNonNull(lookup, "Lookup is null");
        Objects.requireNonNull(name, "Name is null");
        Objects.requireNonNull(concatType, "Concat type is null");
        Objects.requireNonNull(constants, "Constants are null");
        for (Object constant : constants) {
            Objects.requireNonNull(constant, "Cannot accept null constants");
        }
        if ((lookup.lookupModes() & MethodHandles.Lookup.PRIVATE) == 0) {
            throw new StringConcatException("Invalid caller: " + lookup.lookupClass().getName());
        }
        String[] elements = parse(concatType, recipe, constants);
        if (!concatType.returnType().isAssignableFrom(String.class)) {
            throw new StringConcatException(
                    "The return type should be compatible with String, but it is " + concatType.returnType());
        }
        int slots = slots(concatType);
        if (slots > MAX_SLOTS) {
            throw new StringConcatException("Too many concat argument slots: " + slots + ", can only accept "
                    + MAX_SLOTS);
        }
        return new ConstantCallSite(new Concat(concatType, elements));
    }

    /** The recipe in pieces: constant text, or null for the next argument. */
    private static String[] parse(MethodType concatType, String recipe, Object[] constants)
            throws StringConcatException {
        Objects.requireNonNull(recipe, "Recipe is null");
        List<String> elements = new ArrayList<>();
        int usedConstants = 0;
        int usedArguments = 0;
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < recipe.length(); i++) {
            char c = recipe.charAt(i);
            if (c == TAG_ARGUMENT) {
                if (text.length() > 0) {
                    elements.add(text.toString());
                    text.setLength(0);
                }
                elements.add(null);
                usedArguments++;
            } else if (c == TAG_CONSTANT) {
                if (usedConstants == constants.length) {
                    throw constantMismatch(usedConstants, constants);
                }
                text.append(constants[usedConstants++]);
            } else {
                text.append(c);
            }
        }
        if (text.length() > 0) {
            elements.add(text.toString());
        }
        if (usedArguments != concatType.parameterCount()) {
            throw new StringConcatException("Mismatched number of concat arguments: recipe wants " + usedArguments
                    + " arguments, but signature provides " + concatType.parameterCount());
        }
        if (usedConstants < constants.length) {
            throw constantMismatch(usedConstants, constants);
        }
        return elements.toArray(new String[0]);
    }

    private static StringConcatException constantMismatch(int wanted, Object[] constants) {
        return new StringConcatException("Mismatched number of concat constants: recipe wants " + wanted
                + " constants, but only " + constants.length + " are passed");
    }

    private static int slots(MethodType type) {
        int slots = type.parameterCount();
        for (Class<?> parameter : type.parameterArray()) {
            if (parameter == long.class || parameter == double.class) {
                slots++;
            }
        }
        return slots;
    }

    private static final class Concat extends MethodHandle {
        private final String[] elements;

        Concat(MethodType type, String[] elements) {
            super(type);
            this.elements = elements;
        }

        @Hidden
        @Override
        Object call(Object[] args) {
            StringBuilder text = new StringBuilder();
            int next = 0;
            for (String element : elements) {
                text.append(element != null ? element : args[next++]);
            }
            return text.toString();
        }
    }
}
