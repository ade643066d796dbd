package gov.nasa.jpf;

/** What a run checks. On the host only the class of a property counts, as its name. */
public interface Property {}
