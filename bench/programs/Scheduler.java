/**
 * A small operating system in objects: tasks of several kinds take packets from
 * queues, work on them, and pass them on; virtual calls, fields, linked lists.
 */
public class Scheduler {
    private static final int DEVICE = 0, WORK = 1;

    private static final class Packet {
        Packet next;
        final int kind;
        int target;
        int datum;
        final int[] data = new int[4];

        Packet(Packet next, int target, int kind) {
            this.next = next;
            this.target = target;
            this.kind = kind;
        }

        Packet appendTo(Packet queue) {
            next = null;
            if (queue == null) {
                return this;
            }
            Packet last = queue;
            while (last.next != null) {
                last = last.next;
            }
            last.next = this;
            return queue;
        }
    }

    private abstract static class Task {
        final Scheduler os;
        final int id;
        Packet queue;
        boolean held;
        int runs;

        Task(Scheduler os, int id) {
            this.os = os;
            this.id = id;
        }

        final boolean ready() {
            return !held && (queue != null || idle());
        }

        final Packet take() {
            Packet p = queue;
            if (p != null) {
                queue = p.next;
                p.next = null;
            }
            return p;
        }

        boolean idle() {
            return false;
        }

        abstract void run(Packet p);
    }

    private static final class IdleTask extends Task {
        private int control = 1;
        private int left;

        IdleTask(Scheduler os, int id, int left) {
            super(os, id);
            this.left = left;
        }

        @Override
        boolean idle() {
            return left > 0;
        }

        @Override
        void run(Packet p) {
            left--;
            if ((control & 1) == 0) {
                control >>>= 1;
                os.release(4);
            } else {
                control = (control >>> 1) ^ 0xD008;
                os.release(5);
            }
        }
    }

    private static final class WorkTask extends Task {
        private int handler = 2;
        private int letter;

        WorkTask(Scheduler os, int id) {
            super(os, id);
        }

        @Override
        void run(Packet p) {
            handler = 5 - handler;
            p.target = handler;
            p.datum = 0;
            for (int i = 0; i < p.data.length; i++) {
                letter = letter % 26 + 1;
                p.data[i] = 'A' + letter - 1;
            }
            os.send(p);
        }
    }

    private static final class HandlerTask extends Task {
        private Packet work;
        private Packet devices;

        HandlerTask(Scheduler os, int id) {
            super(os, id);
        }

        @Override
        void run(Packet p) {
            if (p.kind == WORK) {
                work = p.appendTo(work);
            } else {
                devices = p.appendTo(devices);
            }
            while (work != null) {
                if (work.datum >= work.data.length) {
                    Packet done = work;
                    work = work.next;
                    done.next = null;
                    done.target = 1;
                    os.send(done);
                } else if (devices != null) {
                    Packet d = devices;
                    devices = d.next;
                    d.next = null;
                    d.datum = work.data[work.datum++];
                    d.target = id + 2;
                    os.send(d);
                } else {
                    return;
                }
            }
        }
    }

    private static final class DeviceTask extends Task {
        DeviceTask(Scheduler os, int id) {
            super(os, id);
        }

        @Override
        void run(Packet p) {
            os.checksum = os.checksum * 31 + p.datum;
            p.target = id - 2;
            held = true;
            os.send(p);
        }
    }

    private final Task[] tasks = new Task[6];
    private int sent;
    private int switches;
    private int checksum;

    private void send(Packet p) {
        sent++;
        Task t = tasks[p.target];
        t.queue = p.appendTo(t.queue);
    }

    private void release(int id) {
        tasks[id].held = false;
    }

    private void schedule() {
        boolean any = true;
        while (any) {
            any = false;
            for (int i = tasks.length - 1; i >= 0; i--) {
                Task t = tasks[i];
                if (t.ready()) {
                    t.runs++;
                    switches++;
                    t.run(t.take());
                    any = true;
                }
            }
        }
    }

    public static void main(String[] args) {
        int turns = args.length > 0 ? Integer.parseInt(args[0]) : 400_000;
        Scheduler os = new Scheduler();
        os.tasks[0] = new IdleTask(os, 0, turns);
        os.tasks[1] = new WorkTask(os, 1);
        for (int i = 2; i < 4; i++) {
            os.tasks[i] = new HandlerTask(os, i);
        }
        for (int i = 4; i < 6; i++) {
            os.tasks[i] = new DeviceTask(os, i);
        }
        for (int i = 0; i < 3; i++) {
            os.tasks[1].queue = new Packet(os.tasks[1].queue, 1, WORK);
            os.tasks[2].queue = new Packet(os.tasks[2].queue, 2, DEVICE);
            os.tasks[3].queue = new Packet(os.tasks[3].queue, 3, DEVICE);
        }
        os.schedule();
        System.out.println("scheduler " + os.sent + " " + os.switches + " " + os.checksum);
    }
}
