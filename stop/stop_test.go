package stop

import (
	"errors"
	"testing"
	"time"
)

func TestAsk(t *testing.T) {
	var none *Stop
	if none.Asked() || none.Done() != nil || none.Cause() != nil || none.Watch(0).Due() {
		t.Error("nil was asked")
	}
	none.When(func() { t.Error("nil was asked") })()
	s, first := New(), errors.New("first")
	if s.Asked() || s.Cause() != nil {
		t.Error("asked before anybody did")
	}
	called := make(chan bool)
	s.When(func() { called <- true })
	cancel := s.When(func() { t.Error("it does not wait any more") })
	cancel()
	cancel()
	watch := s.Watch(0)
	s.Ask(first)
	s.Ask(errors.New("second"))
	<-called
	<-s.Done()
	if !s.Asked() || s.Cause() != first || !watch.Due() {
		t.Error("not asked, or for another reason")
	}
}

func TestWatch(t *testing.T) {
	var none *Watch
	if none.Due() {
		t.Error("nil is due")
	}
	late := New().Watch(time.Nanosecond)
	for range clockEvery {
		late.Due()
	}
	if !late.Due() {
		t.Error("the limit has passed")
	}
	early := New().Watch(time.Hour)
	for range 10 * clockEvery {
		if early.Due() {
			t.Fatal("due an hour early")
		}
	}
	s := New()
	s.After(time.Nanosecond, errors.New("late"))
	<-s.Done()
	cancel := New().After(time.Hour, nil)
	cancel()
}
