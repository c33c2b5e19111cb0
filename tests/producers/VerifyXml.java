import java.io.File;
import java.security.PublicKey;
import java.security.cert.X509Certificate;
import javax.xml.crypto.AlgorithmMethod;
import javax.xml.crypto.KeySelector;
import javax.xml.crypto.KeySelectorResult;
import javax.xml.crypto.XMLCryptoContext;
import javax.xml.crypto.XMLStructure;
import javax.xml.crypto.dsig.XMLSignature;
import javax.xml.crypto.dsig.XMLSignatureFactory;
import javax.xml.crypto.dsig.dom.DOMValidateContext;
import javax.xml.crypto.dsig.keyinfo.KeyInfo;
import javax.xml.crypto.dsig.keyinfo.X509Data;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Prints for each signature of an XML file whether its references and value are valid, by the XML Signature
 * of the JDK. Files it names must be next to it. `java VerifyXml.java FILE`.
 */
public class VerifyXml {
  public static void main(String[] args) throws Exception {
    File file = new File(args[0]);
    DocumentBuilderFactory builders = DocumentBuilderFactory.newInstance();
    builders.setNamespaceAware(true);
    Document document = builders.newDocumentBuilder().parse(file);
    NodeList all = document.getElementsByTagNameNS("*", "*");
    NodeList found = document.getElementsByTagNameNS(XMLSignature.XMLNS, "Signature");
    for (int at = 0; at < found.getLength(); at += 1) {
      DOMValidateContext context = new DOMValidateContext(new FirstCertificate(), found.item(at));
      context.setProperty("org.jcp.xml.dsig.secureValidation", Boolean.FALSE);
      context.setBaseURI(file.getParentFile().toURI().toString());
      for (int id = 0; id < all.getLength(); id += 1) {
        Element element = (Element) all.item(id);
        if (element.hasAttribute("Id")) context.setIdAttributeNS(element, null, "Id");
      }
      XMLSignature signature = XMLSignatureFactory.getInstance("DOM").unmarshalXMLSignature(context);
      System.out.println(signature.validate(context) ? "holds" : "does not hold");
    }
  }

  /** The key of the first certificate. Trust in it is not checked here. */
  static class FirstCertificate extends KeySelector {
    @Override
    public KeySelectorResult select(
        KeyInfo info, Purpose purpose, AlgorithmMethod method, XMLCryptoContext context) {
      for (XMLStructure structure : info.getContent()) {
        if (!(structure instanceof X509Data)) continue;
        for (Object one : ((X509Data) structure).getContent()) {
          if (!(one instanceof X509Certificate)) continue;
          PublicKey key = ((X509Certificate) one).getPublicKey();
          return () -> key;
        }
      }
      return () -> null;
    }
  }
}
