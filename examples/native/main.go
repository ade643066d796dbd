// Command native is gojpf with a native method of its own: what Thermostat.java
// declares as Sensor.read is written in Go here.
package main

import (
	"os"

	"github.com/gojpf/gojpf/cmd"
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/vm"
)

func init() {
	models.Register("Thermostat$Sensor", models.Methods{"read": read})
}

func main() { os.Exit(cmd.Main(os.Args)) }

// read is static native int read(String room). Its first reading is 18 degrees,
// and each one after that is half a degree more.
//
// How often a room was read belongs to the program's state: it is kept in the
// machine, under a key, and never in a Go variable. So it is right again when
// the search goes back to an earlier state.
func read(e *vm.Env) {
	room := e.Ref(0)
	if room == vm.Null {
		e.Throw("java/lang/NullPointerException", "room")
		return
	}
	key := "sensor " + e.M.GoString(room)
	readings, _ := e.M.Extra(key).(int32)
	e.M.SetExtra(key, readings+1)
	e.ReturnInt(180 + 5*readings)
}
