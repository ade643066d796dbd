package strategy

// Queue explores breadth first.
type Queue struct {
	Base
	nodes []Node
	head  int
}

// Push implements Frontier.
func (q *Queue) Push(n Node) { q.nodes = append(q.nodes, n) }

// Top implements Frontier.
func (q *Queue) Top() Node {
	if q.head == len(q.nodes) {
		return nil
	}
	return q.nodes[q.head]
}

// Drop implements Frontier.
func (q *Queue) Drop() {
	// The slice holds on to what is in front of the head; it is moved down when that is more
	// than half.
	q.nodes[q.head] = nil
	if q.head++; q.head > 1024 && q.head > len(q.nodes)/2 {
		q.nodes = append(q.nodes[:0], q.nodes[q.head:]...)
		q.head = 0
	}
}

// Traits implements Frontier.
func (*Queue) Traits() Traits { return Traits{LevelOrder: true} }

// Shed implements Frontier: the newest node is needed last.
func (q *Queue) Shed(keep int) Node {
	if len(q.nodes)-q.head > keep {
		return q.nodes[len(q.nodes)-1]
	}
	return nil
}

// Waiting implements Frontier.
func (q *Queue) Waiting() []Node { return q.nodes[q.head:] }

// Save implements Frontier.
func (q *Queue) Save(number func(Node) int) (Saved, error) {
	saved := None()
	saved.InOrder = numbers(q.Waiting(), number)
	return saved, nil
}

// Load implements Frontier.
func (q *Queue) Load(saved Saved, node func(int) Node) error {
	var err error
	q.head = 0
	q.nodes, err = nodes(saved.InOrder, node)
	return err
}
