package gov.nasa.jpf.vm;

import gov.nasa.jpf.Property;

/** No thread waits for ever. */
public class NotDeadlockedProperty implements Property {}
