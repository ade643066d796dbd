package cmd

import (
	"errors"
	"fmt"
	"os"

	"github.com/urfave/cli/v2"

	"github.com/gojpf/gojpf/models"
)

func apijarCommand() *cli.Command {
	return &cli.Command{
		Name:      "apijar",
		Usage:     "write the jar with gov.nasa.jpf.* to compile programs against",
		ArgsUsage: "FILE",
		Description: "Programs that call gov.nasa.jpf.vm.Verify, use the annotations or extend TestJPF are compiled against\n" +
			"the jar, and can be run with it on a plain JVM. gojpf itself needs no jar.",
		Action: func(c *cli.Context) error {
			if c.Args().Len() != 1 {
				return errors.New("apijar takes one file name")
			}
			return writeAPIJar(c.Args().First())
		},
	}
}

// writeAPIJar writes the jar to a file; one that could not be written whole is
// removed.
func writeAPIJar(name string) error {
	f, err := os.Create(name)
	if err != nil {
		return fmt.Errorf("apijar: %w", err)
	}
	err = models.WriteAPIJar(f)
	if closed := f.Close(); err == nil {
		err = closed
	}
	if err != nil {
		os.Remove(name)
		return fmt.Errorf("apijar: %w", err)
	}
	return nil
}
