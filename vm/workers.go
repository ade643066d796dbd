package vm

// How many workers a pool has.
//
// A pool makes a worker for a task as long as it has fewer than it keeps, and has the
// others wait in its queue. So a task may wait for another one for good, or two run at
// the same time, as there are fewer workers or more.

// handsOver is a queue that a task is in only when a worker takes it.
const handsOver = "java/util/concurrent/SynchronousQueue"

// countsWorkers reports whether it matters how many workers a pool has that may end when
// they are idle: it has more than those that it makes at once for the next task, and a
// task enters the queue whether one of them is there or not.
func countsWorkers(m *Machine, pool *Object) bool {
	_, queue := part(m, pool, "workQueue")
	if queue == nil || queue.Class.Name == handsOver {
		return false
	}
	core, most := int32(word(pool, "corePoolSize")), int32(word(pool, "maximumPoolSize"))
	return most > max(core, 1) || core > 1 && endsKept(pool)
}

// endsKept reports whether those workers of a pool that it keeps end as well when they are idle.
func endsKept(pool *Object) bool { return word(pool, "allowCoreThreadTimeOut") != 0 }

// workersMeet reports whether others may come in between of what a pool does in frame f by
// its number of workers. A pool that keeps none finds that it has none for a task in its
// queue, which several may find before one of them makes a worker. One whose workers all
// end finds enough of them, of which some have gone before the task is in the queue. And
// the place of a worker that a task has failed is free until another one has it, which may
// be one for a task that has just come.
func workersMeet(m *Machine, f *Frame) bool {
	if f.Method.Name == "processWorkerExit" && f.Slots[2] != 0 {
		return true
	}
	pool := m.Heap.Get(Ref(f.Slots[0]))
	return countsWorkers(m, pool) && (word(pool, "corePoolSize") == 0 || endsKept(pool))
}
