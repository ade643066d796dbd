package clean;

import javax.servlet.http.Cookie;
import javax.servlet.http.HttpServletRequest;

/** Requests have either no array of cookies or one with cookies in it. */
public class Cookies {
    public static int first(HttpServletRequest request) {
        if (request == null) {
            return 0;
        }
        Cookie[] cookies = request.getCookies();
        String value = cookies == null ? null : cookies[0].getValue();
        return value == null ? 0 : value.length();
    }
}
