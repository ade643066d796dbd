package org.jetbrains.kotlinx.lincheck.annotations;

import java.lang.annotation.*;

@Retention(RetentionPolicy.RUNTIME)
public @interface Operation {
    String[] params() default {};

    String group() default "";

    String nonParallelGroup() default "";

    boolean runOnce() default false;
}
