import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDType1Font;

/** Writes a PDF with Apache PDFBox 2. `java -cp pdfbox2.jar:… MakeWithPdfBox.java FILE`. */
public class MakeWithPdfBox {
  public static void main(String[] args) throws Exception {
    PDDocument document = new PDDocument();
    PDPage page = new PDPage(PDRectangle.A4);
    document.addPage(page);
    PDPageContentStream content = new PDPageContentStream(document, page);
    content.beginText();
    content.setFont(PDType1Font.HELVETICA, 12);
    content.newLineAtOffset(60, 700);
    content.showText("amount 100");
    content.endText();
    content.close();
    document.save(args[0]);
    document.close();
  }
}
