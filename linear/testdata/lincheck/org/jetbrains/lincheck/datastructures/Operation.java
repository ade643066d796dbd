package org.jetbrains.lincheck.datastructures;

import java.lang.annotation.*;

@Retention(RetentionPolicy.RUNTIME)
public @interface Operation {
    String[] params() default {};
}
