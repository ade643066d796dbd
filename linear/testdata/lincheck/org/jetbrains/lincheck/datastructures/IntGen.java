package org.jetbrains.lincheck.datastructures;

public class IntGen {}
