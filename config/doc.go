// Package config reads the .jpf dialect: Java properties files with expansion,
// appending, directives and layers, as users of Java PathFinder write them. It
// also holds the registry of every key that gojpf documents.
//
// Three invariants hold for a loaded [Config]:
//
//   - every value knows its [Origin], so that whoever rejects it can say where
//     it was written;
//   - every value of a registered key has been checked against the type that
//     the registry gives it, so that typed getters of registered keys fail only
//     after a later [Config.Set];
//   - a key has one name: aliases are replaced when a value is stored.
//
// The package knows names, types and meanings of keys; it never acts on them.
package config
