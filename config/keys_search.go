package config

// searchKeys steer the exploration of the state space.
var searchKeys = []Key{
	{Name: "search.class", Type: Class, Default: "dfs", JPF: true,
		Help: "The order in which states are explored: dfs (.search.DFSearch), bfs (.search.heuristic.BFSHeuristic), iddfs (deepening by one level a round), random (.search.RandomSearch: random paths), simulation (.search.Simulation: one random path), user (.search.heuristic.UserHeuristic: lowest Verify.setHeuristicSearchValue first)."},
	{Name: "search.depth_limit", Type: Int, Default: "MAX", JPF: true,
		Help: "How many transitions a path may have; what lies deeper is cut, and the run incomplete."},
	{Name: "search.match_depth", Type: Bool, Default: "false", JPF: true,
		Help: "Whether a state that was seen before is explored again when it is reached by a shorter path."},
	{Name: "search.multiple_errors", Type: Bool, Default: "false", JPF: true,
		Help: "Whether the search goes on after a violation and reports all of them."},
	{Name: "search.max_states", Type: Int, Default: "MAX",
		Help: "How many states may be stored before the search is cut."},
	{Name: "search.max_time", Type: Duration, Default: "0",
		Help: "How long the search may take before it is cut; 0 for as long as it takes."},
	{Name: "search.random_seed", Type: Long, Default: "42",
		Help: "The seed of strategies that choose at random."},
	{Name: "search.RandomSearch.path_limit", Type: Int, Default: "0", JPF: true,
		Help: "How many paths a random search takes; 0 for no limit but that of time."},
	{Name: "vm.storage.class", Type: Class, Default: "memory", JPF: true,
		Help: "Where the digests of visited states are kept: memory (JPF's .vm.JenkinsStateSet and .vm.FullStateSet mean the same), or nil for no matching of states."},
	{Name: "cg.break_single_choice", Type: Bool, Default: "false", JPF: true,
		Help: "Whether a choice with one alternative ends a transition like any other."},
}
