package org.jetbrains.lincheck.datastructures;

import java.lang.annotation.*;

@Retention(RetentionPolicy.RUNTIME)
public @interface Param {
    String name() default "";

    Class<?> gen() default void.class;

    String conf() default "";
}
