package gov.nasa.jpf.symbc;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Whether the field, or the parameter of a test, is symbolic: "true" or "false". */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.PARAMETER})
public @interface Symbolic {
  String value() default "true";
}
