package classpath

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
)

// Release is what the file "release" of a JDK says about it.
type Release struct {
	Feature        int      // 17
	JavaVersion    string   // "17.0.2"
	RuntimeVersion string   // "17.0.2+8-86"
	VersionDate    string   // "2022-01-18"
	Vendor         string   // IMPLEMENTOR
	Modules        []string // in the file's order
}

// Version reads the file "release" of a JDK.
func Version(home string) (Release, error) {
	file := filepath.Join(home, "release")
	data, err := os.ReadFile(file)
	if err != nil {
		return Release{}, fmt.Errorf("%s: cannot be read: %w", file, reason(err))
	}
	values := make(map[string]string)
	for line := range strings.Lines(string(data)) {
		if key, value, ok := strings.Cut(strings.TrimSpace(line), "="); ok {
			values[key] = strings.Trim(value, `"`)
		}
	}
	r := Release{
		JavaVersion:    values["JAVA_VERSION"],
		RuntimeVersion: values["JAVA_RUNTIME_VERSION"],
		VersionDate:    values["JAVA_VERSION_DATE"],
		Vendor:         values["IMPLEMENTOR"],
		Modules:        strings.Fields(values["MODULES"]),
	}
	if r.Feature = featureOf(r.JavaVersion); r.Feature == 0 {
		return Release{}, fmt.Errorf("%s: JAVA_VERSION=%q is no Java version", file, r.JavaVersion)
	}
	return r, nil
}

// featureOf returns the feature number of a version such as 17.0.2, 26-ea or
// 1.8.0_402; 0 if there is none.
func featureOf(version string) int {
	version = strings.TrimPrefix(version, "1.")
	end := strings.IndexFunc(version, func(r rune) bool { return r < '0' || r > '9' })
	if end >= 0 {
		version = version[:end]
	}
	n, err := strconv.Atoi(version)
	if err != nil {
		return 0
	}
	return n
}

// FindJavaHome returns the home folder of the JDK to take classes from:
// configured (the value of jvm.java_home) if that is set; else what JAVA_HOME
// names; else the home of a java on the PATH; else the best of those in the
// folders where JDKs usually lie: version 17, or the lowest above, or the
// highest below. A home counts only if it has a lib/modules image. The
// environment is asked through env, as os.Getenv answers.
func FindJavaHome(configured string, env func(string) string) (string, error) {
	return findJavaHome(configured, env, usualHomes(runtime.GOOS, env))
}

func findJavaHome(configured string, env func(string) string, usual []string) (string, error) {
	if configured != "" {
		if !hasImage(configured) {
			return "", fmt.Errorf("jvm.java_home=%s: there is no lib/modules in it; give the home folder of a JDK (9 or newer, best 17)", configured)
		}
		return configured, nil
	}
	javaHome := env("JAVA_HOME")
	if javaHome != "" && hasImage(javaHome) {
		return javaHome, nil
	}
	if home := homeOnPath(env("PATH")); home != "" {
		return home, nil
	}
	if home := bestHome(usual); home != "" {
		return home, nil
	}
	state := "is not set"
	if javaHome != "" {
		state = "is " + javaHome + ", which has no lib/modules"
	}
	return "", fmt.Errorf("no JDK found: JAVA_HOME %s, no java on the PATH belongs to one, nor is there one in %s; install a JDK 17, or set jvm.java_home or JAVA_HOME to its home folder",
		state, strings.Join(usual, ", "))
}

// hasImage tells whether a folder is the home of a JDK with an image.
func hasImage(home string) bool {
	info, err := os.Stat(filepath.Join(home, "lib", "modules"))
	return err == nil && info.Mode().IsRegular()
}

// homeOnPath returns the home of the first java on the path that lies in one.
// Launcher scripts and stubs do not.
func homeOnPath(path string) string {
	name := "java"
	if runtime.GOOS == "windows" {
		name = "java.exe"
	}
	for _, dir := range filepath.SplitList(path) {
		if !filepath.IsAbs(dir) {
			continue // like exec.LookPath, do not trust the working directory
		}
		java, err := filepath.EvalSymlinks(filepath.Join(dir, name))
		if err != nil {
			continue
		}
		info, err := os.Stat(java)
		if err != nil || !info.Mode().IsRegular() || runtime.GOOS != "windows" && info.Mode()&0o111 == 0 {
			continue
		}
		if home := filepath.Dir(filepath.Dir(java)); filepath.Base(filepath.Dir(java)) == "bin" && hasImage(home) {
			return home
		}
	}
	return ""
}

// usualHomes returns patterns of the folders where JDKs usually lie.
func usualHomes(goos string, env func(string) string) []string {
	var patterns []string
	switch goos {
	case "darwin":
		patterns = append(patterns, "/Library/Java/JavaVirtualMachines/*/Contents/Home")
		if home := env("HOME"); home != "" {
			patterns = append(patterns, filepath.Join(home, "Library/Java/JavaVirtualMachines/*/Contents/Home"))
		}
	case "windows":
		if dir := env("ProgramFiles"); dir != "" {
			patterns = append(patterns, filepath.Join(dir, "Java", "*"), filepath.Join(dir, "Eclipse Adoptium", "*"))
		}
	default:
		patterns = append(patterns, "/usr/lib/jvm/*", "/usr/java/*", "/opt/*")
	}
	if dir := env("SDKMAN_DIR"); dir != "" {
		patterns = append(patterns, filepath.Join(dir, "candidates", "java", "*"))
	} else if home := env("HOME"); home != "" {
		patterns = append(patterns, filepath.Join(home, ".sdkman", "candidates", "java", "*"))
	}
	return patterns
}

// bestHome returns the preferred home among those that match the patterns.
func bestHome(patterns []string) string {
	type candidate struct {
		home string
		rank int
	}
	var best []candidate
	for _, pattern := range patterns {
		homes, _ := filepath.Glob(pattern) // sorted; the patterns are our own
		for _, home := range homes {
			if !hasImage(home) {
				continue
			}
			release, _ := Version(home) // unknown, 0, ranks last
			best = append(best, candidate{home, rank(release.Feature)})
		}
	}
	if len(best) == 0 {
		return ""
	}
	return slices.MinFunc(best, func(a, b candidate) int { return cmp.Compare(a.rank, b.rank) }).home
}

// rank orders versions, best first: 17, 18, 19, ..., then 16, 15, ..., 0.
func rank(feature int) int {
	if feature >= DefaultFeatureVersion {
		return feature
	}
	return 1<<20 - feature
}
