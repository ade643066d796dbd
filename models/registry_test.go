package models

import (
	"maps"
	"os"
	"slices"
	"testing"

	"github.com/gojpf/gojpf/vm/classfile"
	"github.com/gojpf/gojpf/vm/classpath"
)

// jdkImage opens the image of the JDK that the tests run on.
func jdkImage(t *testing.T) *classpath.Image {
	t.Helper()
	home, err := classpath.FindJavaHome("", os.Getenv)
	if err != nil {
		t.Fatal(err)
	}
	image, err := classpath.OpenImage(home)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { image.Close() })
	return image
}

// find parses a class of a source; it returns nil where there is none.
func find(t *testing.T, source classpath.Source, name string) *classfile.File {
	t.Helper()
	r, ok, err := source.Find(name + ".class")
	if err != nil {
		t.Fatal(err)
	}
	if !ok || r.Dir {
		return nil
	}
	file, err := classfile.Parse(r.Data)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return file
}

// elsewhere are classes and methods that JDK 17 for Linux lacks and other JDKs
// have, each with the reason for its native. A class stands for all that is
// registered under it.
var elsewhere = map[string]string{
	"java/lang/ref/PhantomReference.clear0":      newer,
	"java/lang/Shutdown.logRuntimeExit":          newer,
	"java/lang/System$2.getBootLayer":            older,
	"jdk/internal/misc/VM.initializeFromArchive": older,

	"java/io/Console.istty":                         newer,
	"java/io/FileDescriptor.sync0":                  newer,
	"java/io/FileInputStream.isRegularFile":         newer,
	"java/io/FileInputStream.isRegularFile0":        newer,
	"java/io/FileInputStream.readBytes0([BII)I":     newer,
	"java/io/FileInputStream.transferToDirectly":    newer,
	"java/io/RandomAccessFile.getFilePointer0":      newer,
	"java/io/RandomAccessFile.length0":              newer,
	"java/io/RandomAccessFile.readBytes0":           newer,
	"java/io/RandomAccessFile.setLength0":           newer,
	"java/io/RandomAccessFile.writeBytes0":          newer,
	"java/io/UnixFileSystem.checkAccess0":           newer,
	"java/io/UnixFileSystem.createDirectory0":       newer,
	"java/io/UnixFileSystem.createFileExclusively0": newer,
	"java/io/UnixFileSystem.getLastModifiedTime0":   newer,
	"java/io/UnixFileSystem.getLength0":             newer,
	"java/io/UnixFileSystem.getSpace0":              newer,
	"java/io/UnixFileSystem.list0":                  newer,
	"java/io/UnixFileSystem.setLastModifiedTime0":   newer,
	"java/io/UnixFileSystem.setPermission0":         newer,
	"java/io/UnixFileSystem.setReadOnly0":           newer,
	"java/nio/MappedMemoryUtils.registerNatives":    newer,
	"jdk/internal/loader/RawNativeLibraries":        newer,

	"java/net/Inet4AddressImpl.getLocalHostName0":  newer,
	"java/net/Inet4AddressImpl.lookupAllHostAddr0": newer,
	"java/net/InetAddress.isIPv4Available":         newer,
	"java/net/InetAddress.isIPv6Supported":         newer,

	"sun/nio/ch/FileDispatcherImpl.allocationGranularity0": newer,
	"sun/nio/ch/FileDispatcherImpl.available0":             newer,
	"sun/nio/ch/FileDispatcherImpl.isOther0":               newer,
	"sun/nio/ch/IOUtil.writevMax":                          newer,
	"sun/nio/ch/NativeThread.current0":                     newer,
	"sun/nio/ch/NativeThread.signal0":                      newer,
	"sun/nio/ch/UnixDispatcher":                            newer,
	"sun/nio/ch/UnixFileDispatcherImpl":                    newer,
	"sun/nio/fs/UnixFileSystem.bufferedCopy0":              newer,
	"sun/nio/fs/UnixFileSystem.directCopy0":                newer,
	"sun/nio/fs/UnixNativeDispatcher.fchmod0":              newer,
	"sun/nio/fs/UnixNativeDispatcher.fchown0":              newer,
	"sun/nio/fs/UnixNativeDispatcher.fstat0":               newer,
	"sun/nio/fs/UnixNativeDispatcher.futimens0":            newer,
	"sun/nio/fs/UnixNativeDispatcher.futimes0":             newer,
	"sun/nio/fs/UnixNativeDispatcher.read0":                newer,
	"sun/nio/fs/UnixNativeDispatcher.readdir0":             newer,
	"sun/nio/fs/UnixNativeDispatcher.write0":               newer,
}

const (
	newer = "JDKs after 17 have it"
	older = "JDKs before 17 have it"
)

// TestNativesHaveMethods finds natives that never run: their class or method is
// misspelt or gone. It also finds those that run in the place of more than they
// were meant for: without a descriptor a native serves every overload, and only
// Override may take the place of a method with a body.
func TestNativesHaveMethods(t *testing.T) {
	image, models := jdkImage(t), Classes("java.base")
	unused := maps.Clone(elsewhere)
	for _, class := range slices.Sorted(maps.Keys(registry)) {
		file := find(t, models, class)
		if file == nil {
			file = find(t, image, class)
		}
		if file == nil {
			file = find(t, Classes("api"), class)
		}
		if file == nil {
			if elsewhere[class] == "" {
				t.Errorf("%s: there is no such class", class)
			}
			delete(unused, class)
			continue
		}
		for _, key := range slices.Sorted(maps.Keys(registry[class])) {
			methods := methodsOf(file, key)
			if len(methods) == 0 {
				if elsewhere[class+"."+key] == "" && elsewhere[class] == "" {
					t.Errorf("%s has no method %s", class, key)
				}
				delete(unused, class+"."+key)
				delete(unused, class)
				continue
			}
			native := 0
			for _, m := range methods {
				if m.Flags&classfile.AccNative != 0 {
					native++
				}
			}
			switch {
			case overriding[class][key]:
			case native == 0:
				t.Errorf("%s.%s is registered for a method that has a body: use Override", class, key)
			case native < len(methods) && overriding[class] != nil:
				t.Errorf("%s.%s takes the place of overloads that have a body: add a descriptor", class, key)
			}
		}
	}
	for name := range unused {
		t.Errorf("elsewhere names %s, which this JDK has or which has no native", name)
	}
}

// methodsOf returns the methods that a native registered under the key serves.
func methodsOf(file *classfile.File, key string) []classfile.Method {
	var found []classfile.Method
	for _, m := range file.Methods {
		if key == m.Name || key == m.Name+m.Descriptor {
			found = append(found, m)
		}
	}
	return found
}

func TestMethodsOf(t *testing.T) {
	file := &classfile.File{Methods: []classfile.Method{{Name: "f", Descriptor: "()V"}, {Name: "f", Descriptor: "(I)V"}, {Name: "g", Descriptor: "()V"}}}
	for key, want := range map[string]int{"f": 2, "f(I)V": 1, "g": 1, "h": 0, "f(J)V": 0} {
		if got := len(methodsOf(file, key)); got != want {
			t.Errorf("%s: %d methods, want %d", key, got, want)
		}
	}
}
