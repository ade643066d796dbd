// Package classfile reads Java class files of versions 45 to 65 into plain Go
// values. It knows the format and nothing else: it loads nothing, resolves
// nothing and does not look into the instructions of a method.
//
// What it promises to the rooms above it:
//
//   - Every constant-pool index that a [File] holds was checked for range and
//     for the tag that it must point to, every name and descriptor for its
//     grammar (JVMS 4.2, 4.3), every table for its length. Accessors of [Pool]
//     therefore cannot fail on indices taken from a parsed file. Indices in
//     bytecode and in annotation bodies are not part of that promise: the
//     instruction decoder and the Parse*Annotations functions check those.
//   - A malformed input gives a [*FormatError], never a panic, and memory use
//     stays proportional to the length of the input.
//   - Nothing is copied. Strings and byte slices of a File are views onto the
//     parsed data, which must stay unchanged for as long as the File is used.
//   - A File is immutable after Parse and may be shared between goroutines.
//
// Strings are in modified UTF-8, as stored. For names and descriptors that
// hardly ever differs from UTF-8, and names compare equal exactly if their
// stored bytes do; [ToGoString] and [DecodeUTF16] convert where text is shown
// or becomes a Java string.
package classfile
