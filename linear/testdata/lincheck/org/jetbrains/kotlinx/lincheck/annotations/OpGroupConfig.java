package org.jetbrains.kotlinx.lincheck.annotations;

import java.lang.annotation.*;

@Retention(RetentionPolicy.RUNTIME)
public @interface OpGroupConfig {
    String name() default "";

    boolean nonParallel() default false;
}
