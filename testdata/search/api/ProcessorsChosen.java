// verdict: violated
// error: java.lang.AssertionError
// twin: ProcessorsAllChosen
// set: +cg.max_processors=3
// oracle: skip
// The number of processors is a choice: two is one of those below three.
package api;

class ProcessorsChosen {
    public static void main(String[] args) {
        assert Runtime.getRuntime().availableProcessors() != 2;
    }
}
