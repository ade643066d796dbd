package cmd

import (
	_ "embed"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/urfave/cli/v2"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/internal/keys"
)

// completionVariable is set in the environment by the completion scripts when
// they ask for completions, so that no argument of a program under test is
// ever taken for such a question.
const completionVariable = "GOJPF_COMPLETION"

//go:embed completion/bash.sh
var bashCompletion string

//go:embed completion/zsh.sh
var zshCompletion string

func completionCommand() *cli.Command {
	scripts := map[string]string{"bash": bashCompletion, "zsh": zshCompletion}
	return &cli.Command{
		Name:      "completion",
		Usage:     "print a completion script for the shell",
		ArgsUsage: "bash|zsh",
		Description: "For this shell and those to come:\n\n" +
			"   bash:  echo 'source <(gojpf completion bash)' >> ~/.bashrc\n" +
			"   zsh:   echo 'source <(gojpf completion zsh)' >> ~/.zshrc   (after compinit)",
		BashComplete: func(c *cli.Context) {
			if c.NArg() == 0 {
				fmt.Fprintln(c.App.Writer, "bash\nzsh")
			}
		},
		Action: func(c *cli.Context) error {
			script, ok := scripts[c.Args().First()]
			if !ok || c.NArg() != 1 {
				return fmt.Errorf("completion: expected bash or zsh, got %q", strings.Join(c.Args().Slice(), " "))
			}
			_, err := io.WriteString(c.App.Writer, script)
			return err
		},
	}
}

// askedToComplete reports whether a completion script asks.
func askedToComplete() bool { return os.Getenv(completionVariable) != "" }

// completeRun lists what may stand in front of the target: the command's flags
// and a +key= for each key. The shell adds files by itself.
func completeRun(c *cli.Context) {
	if _, target, _ := config.SplitArgs(c.Args().Slice()); target != "" && !strings.HasSuffix(target, ".jpf") {
		return // the program's own arguments
	}
	for _, f := range c.Command.Flags {
		fmt.Fprintln(c.App.Writer, "--"+f.Names()[0])
	}
	for _, k := range keys.Registry().Keys() {
		if k.Of != "" {
			continue // of a listener
		}
		if family, ok := strings.CutSuffix(k.Name, "*"); ok {
			fmt.Fprintln(c.App.Writer, "+"+family)
		} else {
			fmt.Fprintln(c.App.Writer, "+"+k.Name+"=")
		}
	}
}
