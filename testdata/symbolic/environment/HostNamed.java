// verdict: incomplete
// oracle: skip
// set: +symbolic.environment=true +symbolic.lazy=true
// Nor is the name of the host.
package environment;

import java.net.InetAddress;
import java.net.UnknownHostException;

public class HostNamed {
  public static void main(String[] args) throws UnknownHostException {
    assert !InetAddress.getLocalHost().getHostName().equals("other");
  }
}
