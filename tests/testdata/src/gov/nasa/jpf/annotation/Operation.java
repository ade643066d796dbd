package gov.nasa.jpf.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A method that threads call in the scenarios of gojpf linear. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Operation {
    /** Whether no scenario has it twice. */
    boolean once() default false;

    /** Operations of one group run in one thread only, as those of a queue with a single consumer. */
    String group() default "";
}
