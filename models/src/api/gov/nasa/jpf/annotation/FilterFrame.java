package gov.nasa.jpf.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Leaves the activations of a method, or parts of them, out of state matching. What is left out may hide
 * differences that matter: states then count as visited that are not.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR})
public @interface FilterFrame {
    /** Leave out the values of locals and operands. */
    boolean filterData() default true;

    /** Leave out how far the activation has come. */
    boolean filterPC() default true;

    /** Leave out all activations that this one has called. */
    boolean filterSubframes() default true;
}
