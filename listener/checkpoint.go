package listener

import "fmt"

// Checkpointed is implemented by listeners that take part in checkpoints: by
// those that keep nothing, whose two methods do nothing, and by those that can
// write down what they keep. A search with any other listener has no
// checkpoints, for what that listener knows would be lost. What is kept with
// the state (Context.SetKeep) is not saved, so who uses it is not Checkpointed.
type Checkpointed interface {
	SaveCheckpoint() ([]byte, error)
	// LoadCheckpoint comes after SearchStarted.
	LoadCheckpoint([]byte) error
}

// Stateless is embedded by listeners that know nothing that a checkpoint would
// lose.
type Stateless struct{}

// SaveCheckpoint implements Checkpointed.
func (Stateless) SaveCheckpoint() ([]byte, error) { return nil, nil }

// LoadCheckpoint implements Checkpointed.
func (Stateless) LoadCheckpoint([]byte) error { return nil }

// SaveState implements search.Checkpointed.
func (s *set) SaveState() (map[string][]byte, error) {
	saved := map[string][]byte{}
	for i, a := range s.list {
		if a.listen == nil {
			continue // it has failed
		}
		c, ok := a.listen.(Checkpointed)
		if !ok {
			return nil, fmt.Errorf("listener %s cannot be saved", a.name)
		}
		b, err := c.SaveCheckpoint()
		if err != nil {
			return nil, fmt.Errorf("listener %s: %w", a.name, err)
		}
		saved[key(i, a)] = b
	}
	return saved, nil
}

// LoadState implements search.Checkpointed.
func (s *set) LoadState(saved map[string][]byte) error {
	for i, a := range s.list {
		b, ok := saved[key(i, a)]
		c, can := a.listen.(Checkpointed)
		if !ok || !can {
			continue
		}
		if err := c.LoadCheckpoint(b); err != nil {
			return fmt.Errorf("listener %s: %w", a.name, err)
		}
	}
	return nil
}

// key tells listeners of one name apart.
func key(i int, a *attached) string { return fmt.Sprintf("%d %s", i, a.name) }
