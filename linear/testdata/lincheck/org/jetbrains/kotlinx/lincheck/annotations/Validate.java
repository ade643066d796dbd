package org.jetbrains.kotlinx.lincheck.annotations;

import java.lang.annotation.*;

@Retention(RetentionPolicy.RUNTIME)
public @interface Validate {}
