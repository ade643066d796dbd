// jars: jetty9-server jetty9-http jetty9-util jetty9-io jetty9-servlet jetty9-security jetty9-util-ajax servlet-api
import java.nio.ByteBuffer;
import javax.servlet.http.*;
import org.eclipse.jetty.server.*;
import org.eclipse.jetty.servlet.*;

/** Jetty answers requests without a network. */
public class UseJetty {
    public static class Hello extends HttpServlet {
        protected void doGet(HttpServletRequest q, HttpServletResponse r) throws java.io.IOException {
            r.setContentType("text/plain"); r.getWriter().println("hello " + q.getParameter("who") + " " + q.getPathInfo());
        }
        protected void doPost(HttpServletRequest q, HttpServletResponse r) throws java.io.IOException {
            r.setStatus(201); r.getWriter().println(q.getReader().readLine());
        }
    }
    public static void main(String[] args) throws Exception {
        System.setProperty("org.eclipse.jetty.util.log.class", "org.eclipse.jetty.util.log.StdErrLog");
        System.setProperty("org.eclipse.jetty.LEVEL", "OFF");
        Server server = new Server(new org.eclipse.jetty.util.thread.QueuedThreadPool(8, 8));
        HttpConfiguration config = new HttpConfiguration(); config.setSendDateHeader(false); config.setSendServerVersion(false);
        LocalConnector local = new LocalConnector(server, new HttpConnectionFactory(config));
        server.addConnector(local);
        ServletContextHandler context = new ServletContextHandler(); context.setContextPath("/c"); context.addServlet(Hello.class, "/h/*");
        server.setHandler(context);
        server.start();
        System.out.println(local.getResponse("GET /c/h/x?who=a%20b HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n"));
        System.out.println(local.getResponse("POST /c/h HTTP/1.0\r\nContent-Length: 4\r\n\r\nbody"));
        System.out.println(local.getResponse("GET /none HTTP/1.0\r\n\r\n").lines().findFirst().get());
        System.out.println(local.getResponse("BAD\r\n\r\n").lines().findFirst().get());
        server.stop();
    }
}
