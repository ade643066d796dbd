package gov.nasa.jpf.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Documents one configuration key of a listener. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
public @interface JPFOption {
    String type();

    String key();

    String defaultValue();

    String comment();
}
