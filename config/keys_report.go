package config

// reportTopics are what a section of the console report may consist of.
var reportTopics = []string{
	"jpf", "sut", "platform", "user", "dtg", "config", "error", "trace", "snapshot",
	"output", "choice", "constraint", "result", "statistics",
}

// reportKeys say what a run tells, and where.
var reportKeys = []Key{
	{Name: "report.console.start", Type: List, Values: reportTopics, Default: "jpf,sut", JPF: true,
		Help: "What the console report says when the search starts."},
	{Name: "report.console.transition", Type: List, Values: reportTopics, JPF: true,
		Help: "What the console report says at each transition."},
	{Name: "report.console.constraint", Type: List, Values: reportTopics, Default: "constraint,snapshot", JPF: true,
		Help: "What the console report says when a limit of the search is hit."},
	{Name: "report.console.probe", Type: List, Values: reportTopics, Default: "statistics", JPF: true,
		Help: "What the console report says at regular intervals of a long search."},
	{Name: "report.console.property_violation", Type: List, Values: reportTopics, Default: "error,snapshot", JPF: true,
		Help: "What the console report says of a violation; add trace for the steps that lead to it."},
	{Name: "report.console.finished", Type: List, Values: reportTopics, Default: "result,statistics", JPF: true,
		Help: "What the console report says at the end."},
	{Name: "report.file", Type: Path, JPF: true,
		Help: "The file that takes the console report instead of standard output."},
	{Name: "report.json.file", Type: Path,
		Help: "The file that takes the report as JSON."},
	{Name: "log.level", Type: Enum, Values: []string{"severe", "warning", "info", "fine", "finer", "finest"}, Default: "warning", JPF: true,
		Help: "How much gojpf says on standard error about its own work."},
}
