package javax.servlet.http;

/** What the case beside it needs of this type. */
public interface HttpServletRequest {
    Cookie[] getCookies();
}
