package checkpoint

import (
	"errors"

	"github.com/gojpf/gojpf/models"
)

// ErrIncoherent is for files whose checksum is right and whose content is not.
var ErrIncoherent = errors.New("the checkpoint does not hang together")

// Records are what programs have noted. What was noted before a transition is the same
// at most nodes; here it is once.
type Records struct {
	list  []*models.Record
	known map[*models.Record]int
}

// Place is the place, from 1, at which a record is written; 0 for none.
// Records are compared by where they are, as they are never changed: the search shares one
// among all nodes behind it.
func (t *Records) Place(r *models.Record) int {
	if r == nil {
		return 0
	}
	if _, known := t.known[r]; !known {
		if t.known == nil {
			t.known = map[*models.Record]int{}
		}
		t.list = append(t.list, r)
		t.known[r] = len(t.list)
	}
	return t.known[r]
}

// Encode returns the texts of all records.
func (t *Records) Encode() ([][]byte, error) { return EncodeRecords(t.list...) }

// At returns the record at a place.
func At(records []*models.Record, place int) (*models.Record, error) {
	switch {
	case place < 0 || place > len(records):
		return nil, ErrIncoherent
	case place == 0:
		return nil, nil
	}
	return records[place-1], nil
}

// EncodeRecords returns the texts of records.
func EncodeRecords(records ...*models.Record) ([][]byte, error) {
	var list [][]byte
	for _, r := range records {
		b, err := r.MarshalJSON()
		if err != nil {
			return nil, err
		}
		list = append(list, b)
	}
	return list, nil
}

// DecodeRecords reads the texts of records.
func DecodeRecords(list [][]byte) ([]*models.Record, error) {
	var records []*models.Record
	for _, b := range list {
		r := &models.Record{}
		if err := r.UnmarshalJSON(b); err != nil {
			return nil, err
		}
		records = append(records, r)
	}
	return records, nil
}
