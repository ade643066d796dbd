package org.sosy_lab.sv_benchmarks;

/** Makes all objects of a type that a program is to be tried with: which one depends on inputs of {@link Verifier}. */
public interface ObjectFactory<T> {
  T createObject();
}
