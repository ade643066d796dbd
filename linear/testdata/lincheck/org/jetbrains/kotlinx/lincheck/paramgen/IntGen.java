package org.jetbrains.kotlinx.lincheck.paramgen;

public class IntGen {}
