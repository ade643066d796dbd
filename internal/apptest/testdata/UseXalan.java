// jars: xalan2 serializer xercesImpl xml-apis
import java.io.*;
import javax.xml.transform.*;
import javax.xml.transform.stream.*;

/** Xalan transforms, interpreted and compiled. */
public class UseXalan {
    static final String XSL = """
        <xsl:stylesheet version='1.0' xmlns:xsl='http://www.w3.org/1999/XSL/Transform'>
        <xsl:output method='xml' indent='yes'/>
        <xsl:param name='p' select='"none"'/>
        <xsl:key name='k' match='i' use='@c'/>
        <xsl:template match='/r'><out p='{$p}'><xsl:for-each select='i'><xsl:sort select='.' data-type='number' order='descending'/>
          <v n='{position()}'><xsl:value-of select='format-number(. * 2, "#,##0.0")'/></v></xsl:for-each>
          <sum><xsl:value-of select='sum(i)'/></sum><xsl:apply-templates select='key("k", "x")'/><xsl:call-template name='rec'><xsl:with-param name='n' select='3'/></xsl:call-template></out></xsl:template>
        <xsl:template match='i'><x><xsl:choose><xsl:when test='. &gt; 3'>big</xsl:when><xsl:otherwise>small</xsl:otherwise></xsl:choose></x></xsl:template>
        <xsl:template name='rec'><xsl:param name='n'/><xsl:if test='$n &gt; 0'><n><xsl:value-of select='concat($n, substring-after("a-b", "-"))'/></n><xsl:call-template name='rec'><xsl:with-param name='n' select='$n - 1'/></xsl:call-template></xsl:if></xsl:template>
        </xsl:stylesheet>
        """;
    public static void main(String[] args) throws Exception {
        System.setProperty("javax.xml.parsers.SAXParserFactory", "org.apache.xerces.jaxp.SAXParserFactoryImpl");
        for (TransformerFactory f : new TransformerFactory[] {new org.apache.xalan.processor.TransformerFactoryImpl(), new org.apache.xalan.xsltc.trax.TransformerFactoryImpl()}) {
            try {
                Transformer t = f.newTransformer(new StreamSource(new StringReader(XSL)));
                t.setParameter("p", "given");
                StringWriter out = new StringWriter();
                t.transform(new StreamSource(new StringReader("<r><i c='x'>1</i><i c='y'>1500</i><i c='x'>4</i></r>")), new StreamResult(out));
                System.out.println(out);
            } catch (TransformerException e) { System.out.println(e.getMessage()); }
        }
    }
}
