package org.jetbrains.kotlinx.lincheck.paramgen;

public class ThreadIdGen {}
