package gov.nasa.jpf.vm.serialize;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Keeps a field in state matching that a filter would leave out. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
public @interface UnfilterField {
    /** A configuration key that must be true for the annotation to have an effect; none by default. */
    String condition() default "";

    /** Turns the condition round. */
    boolean invert() default false;
}
