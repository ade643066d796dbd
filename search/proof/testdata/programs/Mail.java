import org.sosy_lab.sv_benchmarks.Verifier;

/* proved */
class Mail {
    static class Client {
        final String name;
        int key;
        Client friend;
        int received;
        boolean encrypted;

        Client(String name, int key) {
            this.name = name;
            this.key = key;
        }

        void send(boolean secret) {
            if (friend == null) return;
            friend.receive(secret, key );
        }

        void receive(boolean secret, int with) {
            if (received < 100) received++;
            encrypted = secret;
            if (secret) assert with != key : "the receiver's own key";
        }
    }

    public static void main(String[] args) {
        Client ann = new Client("ann", 1);
        Client bob = new Client("bob", 2);
        ann.friend = bob;
        while (true) {
            if (Verifier.nondetBoolean()) bob.friend = Verifier.nondetBoolean() ? ann : null;
            if (Verifier.nondetBoolean()) ann.send(true);
            else bob.send(Verifier.nondetBoolean());
            assert ann.received <= 100 && bob.received >= 0;
        }
    }
}
