// verdict: safe
// paths: 3
// set: +vm.processors=3
// oracle: skip
// There are never more than that, and never none.
package api;

class ProcessorsAllChosen {
    public static void main(String[] args) {
        int n = Runtime.getRuntime().availableProcessors();
        assert n >= 1 && n <= 3;
    }
}
