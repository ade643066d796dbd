package hunt

import (
	"encoding/json"
	"fmt"
	"os"
)

// baseline counts the findings of an earlier report, by what stays of them when lines
// move.
type baseline map[string]int

// readBaseline reads a report that was written with WriteJSON.
func readBaseline(file string) (baseline, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("baseline: %w", err)
	}
	var old jsonReport
	if err := json.Unmarshal(data, &old); err != nil {
		return nil, fmt.Errorf("baseline %s is no report of a hunt: %w", file, err)
	}
	if old.Schema != 1 {
		return nil, fmt.Errorf("baseline %s is no report of a hunt of schema 1", file)
	}
	b := baseline{}
	for _, j := range old.Findings {
		f := Finding{site: site{exception: j.Exception, class: j.Class, method: j.Method}}
		b[f.print()+"\x00"+string(j.Status)]++
	}
	return b, nil
}

// news leaves out the findings that the baseline has with the same status: of several
// in one method as many as it has, the first ones.
func (b baseline) news(findings []*Finding) (list []*Finding, known int) {
	for _, f := range findings {
		key := f.print() + "\x00" + string(f.Status)
		if b[key] > 0 {
			b[key]--
			known++
			continue
		}
		list = append(list, f)
	}
	return list, known
}
