package gov.nasa.jpf.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What gojpf linear is to know of a class with operations. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Linearizable {
    /** A class with the same operations that says what they do one at a time; void for the class itself. */
    Class<?> specification() default void.class;

    /** How many threads run together at most; 0 for what the command says. */
    int threads() default 0;

    /** How many calls each of them makes at most; 0 for what the command says. */
    int operations() default 0;
}
