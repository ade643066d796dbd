package models

func init() {
	Register("java/util/concurrent/atomic/AtomicLong", Methods{"VMSupportsCS8": returnBool(true)})
}
