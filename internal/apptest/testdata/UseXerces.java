// jars: xercesImpl xml-apis xml-resolver
import java.io.*;
import javax.xml.parsers.*;
import org.w3c.dom.*;
import org.xml.sax.*;
import org.xml.sax.helpers.DefaultHandler;

/** Xerces parses, with namespaces, a DTD and a schema. */
public class UseXerces {
    static final String XML = "<?xml version='1.0'?><!DOCTYPE r [<!ENTITY e 'ent'><!ELEMENT r (i*)><!ELEMENT i (#PCDATA)><!ATTLIST i a CDATA 'def'>]><r><i>x &e;</i><i a='2'><![CDATA[<y>]]></i><!-- c --></r>";
    public static void main(String[] args) throws Exception {
        DocumentBuilderFactory f = new org.apache.xerces.jaxp.DocumentBuilderFactoryImpl();
        f.setValidating(true); f.setNamespaceAware(true);
        DocumentBuilder b = f.newDocumentBuilder();
        b.setErrorHandler(handler());
        Document d = b.parse(new InputSource(new StringReader(XML)));
        NodeList items = d.getElementsByTagName("i");
        for (int i = 0; i < items.getLength(); i++) System.out.println(((Element) items.item(i)).getAttribute("a") + ":" + items.item(i).getTextContent());
        b.parse(new InputSource(new StringReader(XML.replace("</i><!--", "</i><z/><!--"))));
        SAXParserFactory sf = new org.apache.xerces.jaxp.SAXParserFactoryImpl(); sf.setNamespaceAware(true);
        try { sf.newSAXParser().parse(new InputSource(new StringReader("<a xmlns:p='u'><p:b q='1'/></c>")), handler()); } catch (SAXParseException e) { System.out.println(e.getLineNumber() + ":" + e.getColumnNumber() + e.getMessage()); }
        var schema = new org.apache.xerces.jaxp.validation.XMLSchemaFactory().newSchema(new javax.xml.transform.stream.StreamSource(new StringReader(
            "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'><xs:element name='n' type='xs:int'/></xs:schema>")));
        for (String t : new String[] {"<n>5</n>", "<n>five</n>"}) {
            try { schema.newValidator().validate(new javax.xml.transform.stream.StreamSource(new StringReader(t))); System.out.println("valid"); } catch (SAXException e) { System.out.println(e.getMessage()); }
        }
    }
    static DefaultHandler handler() {
        return new DefaultHandler() {
            public void startElement(String u, String l, String q, Attributes a) { System.out.println("<" + u + l + q + a.getLength()); }
            public void error(SAXParseException e) { System.out.println("error " + e.getMessage()); }
        };
    }
}
