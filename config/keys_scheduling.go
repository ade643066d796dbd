package config

// Why JPF's keys for sharing and for scheduling choices have no effect.
const (
	sharingIsSound = "which objects threads share is found out soundly and by itself; vm.por chooses the reduction"
	neverNeeded    = "no operation is left out that could matter, nor need one be; vm.por chooses the reduction"
	alwaysThere    = "scheduling choices are made where others may notice an operation, and nowhere else; vm.por chooses the reduction"
)

// schedulingKeys are JPF's keys for scheduling choices. Those that would leave
// out operations that matter are not needed here, and those that would add some
// that do not matter would only cost time.
var schedulingKeys = []Key{
	{Name: "vm.scheduler.class", Type: Class, JPF: true, Ignored: "there is one scheduler; vm.scheduler chooses what it offers",
		Help: "JPF's class that decides about scheduling choices."},
	{Name: "vm.scheduler.sharedness.class", Type: Class, JPF: true, Ignored: sharingIsSound,
		Help: "JPF's class that decides what threads share."},
	{Name: "vm.shared.break_on_exposure", Type: Bool, JPF: true, Ignored: sharingIsSound,
		Help: "Whether publishing an object is a scheduling choice in JPF."},
	{Name: "vm.shared.sync_detection", Type: Bool, JPF: true, Ignored: "vm.por=locks does it soundly",
		Help: "Whether JPF leaves out fields that seem to be protected by locks."},
	{Name: "vm.shared.lockthreshold", Type: Int, JPF: true, Ignored: "vm.por=locks needs no number of accesses: it takes back what turns out wrong",
		Help: "After how many accesses JPF takes a field for protected."},
	{Name: "vm.shared.skip_finals", Type: Bool, JPF: true, Ignored: sharingIsSound,
		Help: "Whether JPF makes no choices at final fields."},
	{Name: "vm.shared.skip_constructed_finals", Type: Bool, JPF: true, Ignored: sharingIsSound,
		Help: "Whether JPF makes no choices at final fields once constructors have ended."},
	{Name: "vm.shared.skip_static_finals", Type: Bool, JPF: true, Ignored: sharingIsSound,
		Help: "Whether JPF makes no choices at static final fields."},
	{Name: "vm.shared.skip_inits", Type: Bool, JPF: true, Ignored: sharingIsSound,
		Help: "Whether JPF makes no choices in constructors and static initialisers."},
	{Name: "vm.shared.never_break_methods", Type: List, JPF: true, Ignored: neverNeeded,
		Help: "Methods in which JPF makes no choices at fields."},
	{Name: "vm.shared.never_break_types", Type: List, JPF: true, Ignored: neverNeeded,
		Help: "Classes at whose fields JPF makes no choices."},
	{Name: "vm.shared.never_break_fields", Type: List, JPF: true, Ignored: neverNeeded,
		Help: "Fields at which JPF makes no choices."},
	{Name: "vm.shared.always_break_types", Type: List, JPF: true, Ignored: alwaysThere,
		Help: "Classes at whose fields JPF always makes choices."},
	{Name: "vm.shared.always_break_fields", Type: List, JPF: true, Ignored: alwaysThere,
		Help: "Fields at which JPF always makes choices."},
	{Name: "cg.threads.break_*", Type: Bool, JPF: true, Ignored: alwaysThere,
		Help: "Whether JPF makes scheduling choices at start, yield, sleep and arrays; JPF itself no longer reads them."},
	{Name: "cg.break_lock_release", Type: Bool, JPF: true, Ignored: alwaysThere,
		Help: "Whether JPF makes a choice behind the release of a lock."},
	{Name: "cg.break_notify", Type: Bool, JPF: true, Ignored: alwaysThere,
		Help: "Whether JPF makes a choice behind notify."},
	{Name: "cg.break_sleep", Type: Bool, JPF: true, Ignored: alwaysThere,
		Help: "Whether JPF makes a choice at Thread.sleep."},
	{Name: "cg.break_yield", Type: Bool, JPF: true, Ignored: alwaysThere,
		Help: "Whether JPF makes a choice at Thread.yield."},
	{Name: "cg.break_priority", Type: Bool, JPF: true, Ignored: alwaysThere,
		Help: "Whether JPF makes a choice when a thread's priority changes."},
}
