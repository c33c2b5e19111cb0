import com.itextpdf.text.Rectangle;
import com.itextpdf.text.pdf.PdfReader;
import com.itextpdf.text.pdf.PdfSignatureAppearance;
import com.itextpdf.text.pdf.PdfStamper;
import com.itextpdf.text.pdf.security.BouncyCastleDigest;
import com.itextpdf.text.pdf.security.MakeSignature;
import com.itextpdf.text.pdf.security.MakeSignature.CryptoStandard;
import com.itextpdf.text.pdf.security.PrivateKeySignature;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.Security;
import java.security.cert.Certificate;
import org.bouncycastle.jce.provider.BouncyCastleProvider;

/**
 * Signs PDFs with iText 5 and a visible signature: `SignWithIText KEY.p12 PASSWORD FROM TO …`.
 */
public class SignWithIText {
  public static void main(String[] args) throws Exception {
    Security.addProvider(new BouncyCastleProvider());
    KeyStore keys = KeyStore.getInstance("PKCS12");
    keys.load(new FileInputStream(args[0]), args[1].toCharArray());
    String alias = keys.aliases().nextElement();
    PrivateKey key = (PrivateKey) keys.getKey(alias, args[1].toCharArray());
    Certificate[] chain = keys.getCertificateChain(alias);
    for (int at = 2; at + 1 < args.length; at += 2) {
      PdfReader reader = new PdfReader(args[at]);
      int fields = reader.getAcroFields().getSignatureNames().size();
      FileOutputStream out = new FileOutputStream(args[at + 1]);
      PdfStamper stamper = PdfStamper.createSignature(reader, out, '\0', null, true);
      PdfSignatureAppearance appearance = stamper.getSignatureAppearance();
      appearance.setReason("agreed");
      Rectangle place = new Rectangle(300, 20, 420, 60);
      appearance.setVisibleSignature(place, 1, "Elsewhere" + fields);
      PrivateKeySignature signature = new PrivateKeySignature(key, "SHA-256", "BC");
      MakeSignature.signDetached(
          appearance, new BouncyCastleDigest(), signature, chain, null, null, null, 0,
          CryptoStandard.CADES);
      out.close();
      System.out.println("signed " + args[at + 1]);
    }
  }
}
