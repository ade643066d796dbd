package config

// searchKeys are those that programs ask for.
var searchKeys = []Key{
	{Name: "target.test_method", Type: String,
		Help: "Which test method of a TestJPF class the machine runs."},
	{Name: "vm.verify.ignore_path", Type: Bool, Default: "true", JPF: true,
		Help: "Whether Verify.ignoreIf cuts paths; otherwise it does nothing."},
	{Name: "cg.boolean.false_first", Type: Bool, Default: "true", JPF: true,
		Help: "Whether Verify.getBoolean tries false first."},
	{Name: "vm.random_ints", Type: List, JPF: true, Help: "The values that stand for all ints of an enumerated Random."},
	{Name: "vm.random_longs", Type: List, JPF: true, Help: "The values that stand for all longs of an enumerated Random."},
	{Name: "vm.random_floats", Type: List, JPF: true, Help: "The values that stand for all floats of an enumerated Random."},
	{Name: "vm.random_doubles", Type: List, JPF: true, Help: "The values that stand for all doubles of an enumerated Random."},
}
