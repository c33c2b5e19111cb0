import com.lowagie.text.Document;
import com.lowagie.text.Paragraph;
import com.lowagie.text.pdf.PdfWriter;
import java.io.FileOutputStream;

/** Writes a PDF with iText 2 or one of its successors. `java -cp itext.jar MakeWithIText.java FILE`. */
public class MakeWithIText {
  public static void main(String[] args) throws Exception {
    Document document = new Document();
    PdfWriter writer = PdfWriter.getInstance(document, new FileOutputStream(args[0]));
    if (args.length > 1) {
      writer.setFullCompression();
    }
    document.open();
    document.add(new Paragraph("amount 100"));
    document.newPage();
    document.add(new Paragraph("signed below"));
    document.close();
  }
}
