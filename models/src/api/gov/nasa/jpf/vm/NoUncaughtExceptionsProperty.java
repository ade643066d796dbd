package gov.nasa.jpf.vm;

import gov.nasa.jpf.Property;

/** No exception ends a thread. */
public class NoUncaughtExceptionsProperty implements Property {}
