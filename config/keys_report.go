package config

// minimizeKeys say how hard a search looks for simple traces.
var minimizeKeys = []Key{
	{Name: "report.minimize", Type: Bool, Default: "false",
		Help: "Whether to look, behind the search, for traces of the violations on which fewer threads are preempted: another one goes on though they could."},
	{Name: "report.minimize_time", Type: Duration, Default: "10s",
		Help: "For how long, in all."},
}
