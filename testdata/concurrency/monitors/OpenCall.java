// verdict: safe
// The observer is called after the subject's lock was given up, so only the order observer, subject remains.
package monitors;

class OpenCall {
    static class Subject {
        Observer observer;
        int value;

        void set(int v) {
            synchronized (this) { value = v; }
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
