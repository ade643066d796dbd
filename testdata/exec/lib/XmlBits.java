package lib;

import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.SAXParserFactory;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.XMLStreamWriter;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.SAXParseException;
import org.xml.sax.helpers.DefaultHandler;

/** The JDK's own XML parsers on small strings: SAX, DOM and StAX in both directions. */
public class XmlBits {
    static final String XML = "<?xml version=\"1.0\"?><!-- c --><shop a='1' b=\"x &amp; y\"><item id='1'>pen &lt;3</item><item id='2'/><![CDATA[raw <b>]]><n:q xmlns:n='urn:n'>&#65;</n:q></shop>";

    public static void main(String[] args) throws Exception {
        List<String> events = new ArrayList<>();
        SAXParserFactory.newInstance().newSAXParser().parse(new InputSource(new StringReader(XML)), new DefaultHandler() {
            @Override
            public void startElement(String uri, String local, String q, Attributes a) {
                events.add("<" + q + " " + a.getLength() + (a.getLength() > 0 ? a.getValue(0) : ""));
            }

            @Override
            public void endElement(String uri, String local, String q) {
                events.add(q + ">");
            }

            @Override
            public void characters(char[] c, int from, int n) {
                events.add("'" + new String(c, from, n));
            }
        });
        System.out.println(String.join("|", events));
        for (String bad : new String[] {"<a><b></a>", "<a", "<a/><b/>", "text", "<a b=1/>", "<a>&nope;</a>"}) {
            try {
                SAXParserFactory.newInstance().newSAXParser().parse(new InputSource(new StringReader(bad)), new DefaultHandler());
                System.out.println("accepted " + bad);
            } catch (SAXParseException e) {
                System.out.println(bad + " refused at " + e.getLineNumber() + ":" + e.getColumnNumber());
            }
        }
        DocumentBuilderFactory f = DocumentBuilderFactory.newInstance();
        f.setNamespaceAware(true);
        Document d = f.newDocumentBuilder().parse(new InputSource(new StringReader(XML)));
        Element root = d.getDocumentElement();
        System.out.println(root.getTagName() + " " + root.getAttribute("b") + " " + root.getChildNodes().getLength() + " " + root.getTextContent());
        NodeList items = d.getElementsByTagName("item");
        for (int i = 0; i < items.getLength(); i++) {
            Element e = (Element) items.item(i);
            System.out.println(e.getAttribute("id") + " " + e.hasChildNodes() + " " + (e.getNextSibling() == null ? null : e.getNextSibling().getNodeType() == Node.CDATA_SECTION_NODE));
        }
        Element added = d.createElement("new");
        added.setAttribute("k", "v");
        added.appendChild(d.createTextNode("t"));
        root.insertBefore(added, root.getFirstChild());
        root.removeChild(items.item(1));
        System.out.println(root.getFirstChild().getNodeName() + " " + items.getLength() + " " + root.getLastChild().getNamespaceURI() + " " + root.getLastChild().getLocalName());
        XMLStreamReader r = XMLInputFactory.newInstance().createXMLStreamReader(new StringReader(XML));
        StringBuilder sb = new StringBuilder();
        while (r.hasNext()) {
            int ev = r.next();
            switch (ev) {
                case XMLStreamConstants.START_ELEMENT -> sb.append('(').append(r.getLocalName()).append(r.getAttributeCount());
                case XMLStreamConstants.END_ELEMENT -> sb.append(')');
                case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> sb.append(r.getText().length());
                default -> sb.append('.');
            }
        }
        System.out.println(sb);
        StringWriter w = new StringWriter();
        XMLStreamWriter x = XMLOutputFactory.newInstance().createXMLStreamWriter(w);
        x.writeStartDocument();
        x.writeStartElement("r");
        x.writeAttribute("q", "a\"b<c");
        x.writeCharacters("1 < 2 & 3");
        x.writeEmptyElement("e");
        x.writeComment("done");
        x.writeEndElement();
        x.writeEndDocument();
        x.flush();
        System.out.println(w);
    }
}
