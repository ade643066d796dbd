package cmd

import (
	"fmt"
	"strings"

	"github.com/urfave/cli/v2"

	"github.com/gojpf/gojpf/listener"
)

func listenersCommand() *cli.Command {
	return &cli.Command{
		Name:  "listeners",
		Usage: "list the listeners that +listener=NAME attaches, with their keys",
		Action: func(c *cli.Context) error {
			for _, k := range listener.Kinds() {
				fmt.Fprintf(c.App.Writer, "%s\n    %s\n", strings.Join(k.Names, ", "), k.Doc)
				for _, key := range k.Keys {
					fmt.Fprintf(c.App.Writer, "    %s=%s\n", key.Name, key.Default)
				}
			}
			return nil
		},
	}
}
