package gov.nasa.jpf.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Names of attribute classes that are attached to the element when its class is loaded. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
public @interface JPFAttribute {
    String[] value();
}
