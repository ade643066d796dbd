package build

import (
	"encoding/xml"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// dependency is a library that a build file names.
type dependency struct{ group, artifact, version string }

func (d dependency) String() string {
	return strings.TrimSuffix(d.group+":"+d.artifact+":"+d.version, ":")
}

// Dependencies are the jars that the build files of a project name, as far as build
// tools or the system have left them here, and what is missing that none of have, the
// jars that there are already, stands for. Nothing is fetched.
func Dependencies(folder string, have []string) (jars, missing []string) {
	var open []dependency
	if text, err := os.ReadFile(filepath.Join(folder, "pom.xml")); err == nil {
		open = append(open, ofPOM(text, true)...)
	}
	for _, name := range []string{"build.gradle", "build.gradle.kts"} {
		if text, err := os.ReadFile(filepath.Join(folder, name)); err == nil {
			open = append(open, ofGradle(string(text))...)
		}
	}
	seen := map[string]bool{}
	for direct := len(open); len(open) > 0; direct-- {
		d := open[0]
		open = open[1:]
		if key := d.group + ":" + d.artifact; seen[key] {
			continue
		} else {
			seen[key] = true
		}
		jar, pom := d.find()
		switch {
		case jar != "":
			jars = append(jars, jar)
			if text, err := os.ReadFile(pom); err == nil {
				open = append(open, ofPOM(text, false)...)
			}
		case direct > 0 && !d.among(have) && !d.among(jars):
			missing = append(missing, fmt.Sprintf("%s, of which %s says that it is needed, is not here: have the build tool copy it, or name its jar with --cp", d, folder))
		}
	}
	return jars, missing
}

// among reports whether a jar of the library's name is in a class path.
func (d dependency) among(path []string) bool {
	return slices.ContainsFunc(path, func(file string) bool {
		name, ok := strings.CutPrefix(filepath.Base(file), d.artifact)
		return ok && (name == ".jar" || strings.HasPrefix(name, "-") && len(name) > 1 && name[1] >= '0' && name[1] <= '9')
	})
}

// pom is what matters of a project object model.
type pom struct {
	Group      string `xml:"groupId"`
	Version    string `xml:"version"`
	Properties struct {
		List []struct {
			XMLName xml.Name
			Value   string `xml:",chardata"`
		} `xml:",any"`
	} `xml:"properties"`
	Dependencies []struct {
		Group    string `xml:"groupId"`
		Artifact string `xml:"artifactId"`
		Version  string `xml:"version"`
		Scope    string `xml:"scope"`
		Type     string `xml:"type"`
		Optional string `xml:"optional"`
	} `xml:"dependencies>dependency"`
}

// ofPOM reads the libraries that a project needs; those of its own tests, too.
func ofPOM(text []byte, own bool) []dependency {
	var m pom
	if xml.Unmarshal(text, &m) != nil {
		return nil
	}
	values := []string{"${project.version}", m.Version, "${project.groupId}", m.Group}
	for _, v := range m.Properties.List {
		values = append(values, "${"+v.XMLName.Local+"}", strings.TrimSpace(v.Value))
	}
	replace := strings.NewReplacer(values...)
	var list []dependency
	for _, d := range m.Dependencies {
		if d.Scope == "import" || d.Type != "" && d.Type != "jar" || !own && (d.Optional == "true" || d.Scope == "test" || d.Scope == "provided" || d.Scope == "system") {
			continue
		}
		list = append(list, dependency{replace.Replace(strings.TrimSpace(d.Group)), replace.Replace(strings.TrimSpace(d.Artifact)), replace.Replace(strings.TrimSpace(d.Version))})
	}
	return list
}

var gradleLine = regexp.MustCompile(`(?m)^\s*(?:testImplementation|testRuntimeOnly|testCompile|implementation|api|compile|runtimeOnly|compileOnly)\b[\s(]*["']([\w.-]+):([\w.-]+)(?::([\w.+-]+))?["']`)

// ofGradle reads the libraries that a build script names in plain words.
func ofGradle(text string) []dependency {
	var list []dependency
	for _, m := range gradleLine.FindAllStringSubmatch(text, -1) {
		list = append(list, dependency{m[1], m[2], m[3]})
	}
	return list
}

// systemRepository is where Debian's packages put what is in Maven's form.
const systemRepository = "/usr/share/maven-repo"

// find looks for a library's jar, and for what says what it needs itself. Where the
// version is not there another one is taken.
func (d dependency) find() (jar, pom string) {
	home, _ := os.UserHomeDir()
	inside := filepath.Join(append(strings.Split(d.group, "."), d.artifact)...)
	for _, repository := range []string{filepath.Join(home, ".m2", "repository"), systemRepository} {
		folder := filepath.Join(repository, inside)
		versions := []string{d.version}
		if repository == systemRepository || d.version == "" || strings.ContainsAny(d.version, "${[(") {
			others, _ := os.ReadDir(folder)
			for _, o := range slices.Backward(others) {
				versions = append(versions, o.Name())
			}
		}
		for _, v := range versions {
			base := filepath.Join(folder, v, d.artifact+"-"+v)
			if _, err := os.Stat(base + ".jar"); v != "" && err == nil {
				return base + ".jar", base + ".pom"
			}
		}
	}
	list, _ := filepath.Glob(filepath.Join(home, ".gradle", "caches", "modules-2", "files-2.1", d.group, d.artifact, d.version, "*", d.artifact+"-"+d.version+".jar"))
	if len(list) > 0 {
		return list[0], ""
	}
	return "", ""
}
