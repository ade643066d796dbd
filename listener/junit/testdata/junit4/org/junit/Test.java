package org.junit;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

// Stands in for JUnit 4's annotation.
@Retention(RetentionPolicy.RUNTIME)
public @interface Test {
    class None extends Throwable {
    }

    Class<? extends Throwable> expected() default None.class;
}
