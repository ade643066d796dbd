package gov.nasa.jpf.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Documents the configuration keys of a listener. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
public @interface JPFOptions {
    JPFOption[] value();
}
