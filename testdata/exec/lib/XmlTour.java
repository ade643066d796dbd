package lib;

import java.io.*;
import javax.xml.parsers.*;
import org.w3c.dom.*;
import org.xml.sax.*;
import org.xml.sax.helpers.*;

/** DOM, SAX, XPath and transformation from the JDK's own parser. */
public class XmlTour {
    public static void main(String[] a) throws Exception {
        String x = "<?xml version=\"1.0\"?><r a='1'><b>t&amp;u</b><c/><!-- z --><![CDATA[<q>]]></r>";
        Document d = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(x)));
        Element e = d.getDocumentElement();
        System.out.println(e.getTagName() + e.getAttribute("a")
                + e.getElementsByTagName("b").item(0).getTextContent() + e.getChildNodes().getLength());
        SAXParserFactory.newInstance().newSAXParser().parse(new InputSource(new StringReader(x)),
                new DefaultHandler() {
            public void startElement(String u, String l, String q, Attributes at) {
                System.out.println("start " + q + at.getLength());
            }
            public void characters(char[] c, int s, int l) {
                System.out.println("ch " + new String(c, s, l));
            }
        });
        javax.xml.transform.TransformerFactory.newInstance().newTransformer().transform(new javax.xml.transform.dom.DOMSource(d), new javax.xml.transform.stream.StreamResult(System.out));
        System.out.println();
        System.out.println(javax.xml.xpath.XPathFactory.newInstance().newXPath().evaluate("/r/b", d));
        try {
            DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader("<a><b></a>")));
        } catch (SAXParseException ex) {
            System.out.println(ex.getMessage() + ex.getLineNumber());
        }
    }
}
