// verdict: safe
// The interpreter looks whether there is something on the stack; texts may have any length.
package texts;

import java.util.ArrayDeque;
import java.util.Deque;
import org.sosy_lab.sv_benchmarks.Verifier;

public class CommandsGuarded {
  public static void main(String[] args) {
    Deque<String> stack = new ArrayDeque<>();
    int balance = 0;
    for (int i = 0; i < 3; i++) {
      String command = Verifier.nondetString();
      if (command.equals("pop") && !stack.isEmpty()) {
        balance--;
        stack.pop();
      } else if (command.startsWith("push:")) {
        stack.push(command);
        balance++;
      }
    }
    assert balance == stack.size();
  }
}
