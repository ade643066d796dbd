// verdict: violated
// error: deadlock
// twin: OpenCall
// The subject calls its observer under its own lock, the observer calls back into the subject under its own lock.
package monitors;

class AlienCall {
    static class Subject {
        Observer observer;
        int value;

        synchronized void set(int v) {
            value = v;
            observer.changed();
        }

        synchronized int get() { return value; }
    }

    static class Observer {
        final Subject subject;
        int seen;

        Observer(Subject subject) { this.subject = subject; }

        synchronized void changed() { seen++; }

        synchronized int poll() { return subject.get(); }
    }

    public static void main(String[] args) {
        Subject subject = new Subject();
        Observer observer = new Observer(subject);
        subject.observer = observer;
        new Thread(() -> subject.set(1)).start();
        observer.poll();
    }
}
