package gov.nasa.jpf.vm;

import gov.nasa.jpf.Property;

/** The heap does not overflow. */
public class NoOutOfMemoryErrorProperty implements Property {}
