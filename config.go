package gojpf

import (
	"errors"
	"os"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/internal/keys"
)

// Setting is a part of a configuration that comes from Go and not from a file.
type Setting func(*config.Options)

// Set gives a key a value, as +key=value does on the command line: it overrides
// what files say, and ${other} stands for the value of another key.
func Set(key, value string) Setting {
	return func(o *config.Options) { o.Args = append(o.Args, "+"+key+"="+value) }
}

// Args are settings as on the command line: "+key=value", each with its plus.
func Args(settings ...string) Setting {
	return func(o *config.Options) { o.Args = append(o.Args, settings...) }
}

// Append adds to the value of a key, as +key+=value does.
func Append(key, value string) Setting { return Set(key+"+", value) }

// Target names the main class to check.
func Target(class string) Setting { return Set("target", class) }

// ClassPath says where the program's classes are.
func ClassPath(path string) Setting { return Set("classpath", path) }

// Dir is the folder that relative paths start from, and that properties files are
// looked for in and above, in place of the working directory.
func Dir(dir string) Setting { return func(o *config.Options) { o.Dir = dir } }

// Isolated leaves out what belongs to the machine and not to the check: the site's
// properties, and the environment that references in values fall back to.
func Isolated() Setting { return func(o *config.Options) { o.Env, o.Home = nil, "" } }

// Trust lets properties files that were not named run commands and write files
// anywhere.
func Trust() Setting { return func(o *config.Options) { o.Trust = true } }

// ReadConfig reads what a run is told of itself: the site's properties, those of the
// project, the .jpf file if there is one ("" for none), and the settings, each of
// which overrides those before it. The error names every malformed value.
func ReadConfig(file string, settings ...Setting) (*config.Config, error) {
	home, err := os.UserHomeDir()
	if err != nil {
		home = "" // then there is no site file
	}
	registry := keys.Registry()
	opts := config.Options{Registry: registry, File: file, Env: os.Environ(), Home: home}
	for _, set := range settings {
		if set == nil {
			return nil, errors.New("a setting is nil")
		}
		set(&opts)
	}
	return config.Load(opts)
}
