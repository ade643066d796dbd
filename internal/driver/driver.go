// Package driver puts classes that gojpf brings along, and that run a program's, where a
// class path can name them. The folder belongs to who asked, and is complete or not there.
package driver

import (
	"embed"
	"io/fs"
	"os"
)

// Write writes the classes embedded below driver/classes into a new folder for temporary
// files, whose name begins with gojpf and a name.
func Write(name string, files embed.FS) (folder string, err error) {
	folder, err = os.MkdirTemp("", "gojpf-"+name+"-")
	if err != nil {
		return "", err
	}
	classes, err := fs.Sub(files, "driver/classes")
	if err == nil {
		err = os.CopyFS(folder, classes)
	}
	if err != nil {
		os.RemoveAll(folder)
		return "", err
	}
	return folder, nil
}
