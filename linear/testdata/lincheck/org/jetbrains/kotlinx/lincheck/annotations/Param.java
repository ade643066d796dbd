package org.jetbrains.kotlinx.lincheck.annotations;

import java.lang.annotation.*;

@Retention(RetentionPolicy.RUNTIME)
@Repeatable(Param.Params.class)
public @interface Param {
    String name() default "";

    Class<?> gen() default void.class;

    String conf() default "";

    @Retention(RetentionPolicy.RUNTIME)
    @interface Params {
        Param[] value();
    }
}
