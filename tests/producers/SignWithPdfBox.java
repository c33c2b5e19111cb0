import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.util.Calendar;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.interactive.digitalsignature.PDSignature;
import org.bouncycastle.cert.X509CertificateHolder;
import org.bouncycastle.cert.jcajce.JcaCertStore;
import org.bouncycastle.cms.CMSException;
import org.bouncycastle.cms.CMSProcessableByteArray;
import org.bouncycastle.cms.CMSSignedData;
import org.bouncycastle.cms.CMSSignedDataGenerator;
import org.bouncycastle.cms.SignerInformation;
import org.bouncycastle.cms.jcajce.JcaSignerInfoGeneratorBuilder;
import org.bouncycastle.cms.jcajce.JcaSimpleSignerInfoVerifierBuilder;
import org.bouncycastle.operator.ContentSigner;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;
import org.bouncycastle.operator.jcajce.JcaDigestCalculatorProviderBuilder;

/**
 * Signs PDFs with Apache PDFBox and Bouncy Castle: `SignWithPdfBox sign KEY.p12 PASSWORD FROM TO …`.
 * Prints for each PDF the number of its valid signatures: `SignWithPdfBox verify FILE …`.
 */
public class SignWithPdfBox {
  public static void main(String[] args) throws Exception {
    if (args[0].equals("sign")) sign(args);
    else for (int at = 1; at < args.length; at += 1) System.out.println(valid(new File(args[at])));
  }

  static void sign(String[] args) throws Exception {
    KeyStore keys = KeyStore.getInstance("PKCS12");
    keys.load(new FileInputStream(args[1]), args[2].toCharArray());
    String alias = keys.aliases().nextElement();
    PrivateKey key = (PrivateKey) keys.getKey(alias, args[2].toCharArray());
    X509Certificate certificate = (X509Certificate) keys.getCertificate(alias);
    for (int at = 3; at + 1 < args.length; at += 2) {
      PDDocument document = PDDocument.load(new File(args[at]));
      PDSignature signature = new PDSignature();
      signature.setFilter(PDSignature.FILTER_ADOBE_PPKLITE);
      signature.setSubFilter(PDSignature.SUBFILTER_ADBE_PKCS7_DETACHED);
      signature.setName("Other signer");
      signature.setSignDate(Calendar.getInstance());
      document.addSignature(signature, content -> cms(content, key, certificate));
      FileOutputStream out = new FileOutputStream(args[at + 1]);
      document.saveIncremental(out);
      out.close();
      document.close();
      System.out.println("signed " + args[at + 1]);
    }
  }

  static byte[] cms(InputStream content, PrivateKey key, X509Certificate certificate)
      throws IOException {
    try {
      ContentSigner signer = new JcaContentSignerBuilder("SHA256withRSA").build(key);
      CMSSignedDataGenerator generator = new CMSSignedDataGenerator();
      generator.addSignerInfoGenerator(
          new JcaSignerInfoGeneratorBuilder(new JcaDigestCalculatorProviderBuilder().build())
              .build(signer, certificate));
      generator.addCertificates(new JcaCertStore(List.of(certificate)));
      CMSProcessableByteArray signed = new CMSProcessableByteArray(content.readAllBytes());
      return generator.generate(signed, false).getEncoded();
    } catch (Exception error) {
      throw new IOException(error);
    }
  }

  static int valid(File file) throws Exception {
    byte[] bytes = Files.readAllBytes(file.toPath());
    PDDocument document = PDDocument.load(bytes);
    int valid = 0;
    for (PDSignature signature : document.getSignatureDictionaries()) {
      if ("ETSI.RFC3161".equals(signature.getSubFilter())) continue;
      CMSProcessableByteArray signed =
          new CMSProcessableByteArray(signature.getSignedContent(bytes));
      CMSSignedData data = new CMSSignedData(signed, signature.getContents(bytes));
      for (SignerInformation signer : data.getSignerInfos().getSigners()) {
        X509CertificateHolder certificate =
            (X509CertificateHolder) data.getCertificates().getMatches(signer.getSID()).iterator().next();
        try {
          if (signer.verify(new JcaSimpleSignerInfoVerifierBuilder().build(certificate))) valid += 1;
        } catch (CMSException error) {
          System.err.println(error.getMessage());
        }
      }
    }
    document.close();
    return valid;
  }
}
