// verdict: violated
// error: java.lang.AssertionError
// An interpreter of two commands: popping twice after pushing once fails.
package texts;

import java.util.ArrayDeque;
import java.util.Deque;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Commands {
  public static void main(String[] args) {
    Deque<String> stack = new ArrayDeque<>();
    int balance = 0;
    for (int i = 0; i < 3; i++) {
      String command = Verifier.nondetString();
      if (command.equals("pop")) {
        balance--;
        assert !stack.isEmpty();
        stack.pop();
      } else if (command.startsWith("push:")) {
        stack.push(command);
        balance++;
      }
    }
    assert balance == stack.size();
  }
}
