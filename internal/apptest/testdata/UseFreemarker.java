// jars: freemarker
import freemarker.template.*;
import freemarker.cache.StringTemplateLoader;
import java.io.*;
import java.util.*;

/** FreeMarker fills templates. */
public class UseFreemarker {
    public static class User { private final String name; private final int age; public User(String n, int a) { name = n; age = a; } public String getName() { return name; } public int getAge() { return age; } }
    public static void main(String[] args) throws Exception {
        System.setProperty("org.freemarker.loggerLibrary", "none");
        Configuration c = new Configuration(Configuration.VERSION_2_3_31);
        StringTemplateLoader l = new StringTemplateLoader();
        l.putTemplate("lib", "<#macro box t><[${t}]><#nested></#macro><#function twice n><#return n * 2></#function>");
        l.putTemplate("main", """
            <#import "lib" as lib><#list users as u>${u?counter}. ${u.name?cap_first} (${lib.twice(u.age)})<#sep>,
            </#list>
            <@lib.box t="x">inner ${1.5?string("0.00")} ${1234567} ${"a<b"?html}</@lib.box>
            <#if users?size gt 1>many<#else>few</#if> <#assign m = {"k": [1, 2]}>${m.k?join("-")} ${missing!"none"} ${"a,b"?split(",")[1]}
            <#switch n><#case 3>three<#break><#default>other</#switch> ${d?date?iso_utc} <#attempt>${nope}<#recover>recovered</#attempt>
            """);
        c.setTemplateLoader(l); c.setLocale(Locale.US); c.setTimeZone(TimeZone.getTimeZone("UTC")); c.setLogTemplateExceptions(false);
        c.setTemplateExceptionHandler(TemplateExceptionHandler.RETHROW_HANDLER);
        StringWriter out = new StringWriter();
        c.getTemplate("main").process(Map.of("users", List.of(new User("ann", 3), new User("bob", 4)), "n", 3, "d", new Date(0)), out);
        System.out.println(out);
        try { new Template("t", "<#if>", c); } catch (freemarker.core.ParseException e) { System.out.println(e.getMessage()); }
        try { new Template("t", "${a.b}", c).process(Map.of(), new StringWriter()); } catch (TemplateException e) { System.out.println(e.getMessageWithoutStackTop()); }
    }
}
