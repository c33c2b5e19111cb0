/** A PDF written object by object, to say things no library would write. */

const latin1 = (value: string) => Buffer.from(value, 'latin1');

export const stream = (dict: string, data: string | Uint8Array): Buffer => {
  const bytes = typeof data === 'string' ? latin1(data) : data;
  return Buffer.concat([
    latin1(`<<${dict}/Length ${bytes.length}>>\nstream\n`),
    bytes,
    latin1('\nendstream'),
  ]);
};

/** A file of these objects, numbered from 1; the first one is the catalog. */
export function writtenPdf(objects: readonly (string | Uint8Array)[], trailer = ''): Uint8Array {
  const parts: Uint8Array[] = [latin1('%PDF-1.7\n')];
  const places: number[] = [];
  let at = 9;
  objects.forEach((object, index) => {
    const bytes = Buffer.concat([
      latin1(`${index + 1} 0 obj\n`),
      typeof object === 'string' ? latin1(object) : object,
      latin1('\nendobj\n'),
    ]);
    places.push(at);
    parts.push(bytes);
    at += bytes.length;
  });
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.concat([
    ...parts,
    latin1(`xref\n0 ${size}\n0000000000 65535 f \n${lines}`),
    latin1(`trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${at}\n%%EOF\n`),
  ]);
}

/**
 * A contract of two pages that uses much of what a viewer draws with, and names objects it does not
 * define: 90 in the contents of a page, 91 among its pictures, 92 among its notes, 93 among its fonts,
 * 94 as what happens when it is opened.
 */
export function richPdf(): Uint8Array {
  const xmp =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description><dc:title><rdf:Alt><rdf:li>Contract</rdf:li></rdf:Alt></dc:title></rdf:Description></rdf:RDF></x:xmpmeta>';
  return writtenPdf(
    [
      // 1
      `<</Type/Catalog/Pages 2 0 R/AcroForm 12 0 R/Outlines 18 0 R/OCProperties<</OCGs[20 0 R]/D<</ON[20 0 R]/Order[20 0 R]>>>>
/Names<</EmbeddedFiles<</Names[(a.txt) 22 0 R]>>/Dests<</Names[(top)[3 0 R/Fit]]>>>>/PageLabels<</Nums[0<</S/D>>]>>
/ViewerPreferences<</DisplayDocTitle true>>/PageMode/UseNone/OpenAction 94 0 R/Metadata 24 0 R/Lang(en)>>`,
      // 2: what pages inherit
      '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 400 300]/Resources 5 0 R/Rotate 0>>',
      '<</Type/Page/Parent 2 0 R/Contents[6 0 R 90 0 R]/Annots[14 0 R 15 0 R 17 0 R 92 0 R]>>',
      '<</Type/Page/Parent 2 0 R/Contents 7 0 R/Annots 25 0 R/CropBox[0 0 400 280]>>',
      // 5
      `<</Font<</F1 8 0 R/F2 93 0 R>>/XObject<</Im 9 0 R/Fm 10 0 R/No 91 0 R>>/ExtGState<</G1 11 0 R>>
/ColorSpace<</CS[/ICCBased 23 0 R]>>/Properties<</L1 20 0 R>>>>`,
      stream(
        '',
        'BT /F1 20 Tf 40 240 Td (amount 100) Tj ET /CS cs 0.2 0.6 0.2 sc 300 220 60 40 re f q 40 0 0 40 40 150 cm /Im Do Q q /Fm Do Q /No Do BT /F2 12 Tf 40 130 Td (second font) Tj ET',
      ),
      stream(
        '',
        '/G1 gs 0 0 1 rg 40 40 100 100 re f /OC /L1 BDC BT /F1 18 Tf 160 200 Td (in a layer) Tj ET EMC',
      ),
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding 21 0 R>>',
      // 9
      stream(
        '/Type/XObject/Subtype/Image/Width 2/Height 2/ColorSpace/DeviceGray/BitsPerComponent 8',
        Buffer.of(0, 200, 120, 60),
      ),
      stream(
        '/Type/XObject/Subtype/Form/BBox[0 0 400 300]/Resources<</Font<</F1 8 0 R>>>>',
        'BT /F1 14 Tf 200 160 Td (in a form) Tj ET',
      ),
      '<</Type/ExtGState/ca 0.5/LW 2>>',
      // 12
      '<</Fields[14 0 R 15 0 R 16 0 R]/DA(/Helv 12 Tf 0 g)/DR<</Font<</Helv 13 0 R>>>>/NeedAppearances true/Q 0/CO[14 0 R]>>',
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Name/Helv>>',
      '<</Type/Annot/Subtype/Widget/FT/Tx/T(amount)/V(100)/DA(/Helv 12 Tf 0 g)/Rect[40 80 140 100]/P 3 0 R/F 4/MK<</BC[0 0 0]>>/AP<</N 19 0 R>>/Ff 0/Q 0>>',
      '<</Type/Annot/Subtype/Widget/FT/Ch/T(choice)/V(one)/Opt[(one)(two)]/Ff 131072/DA(/Helv 12 Tf 0 g)/Rect[160 80 260 100]/P 3 0 R/F 4>>',
      '<</FT/Tx/T(group)/DA(/Helv 10 Tf 0 g)/V(inherited)/Kids[17 0 R]>>',
      '<</Type/Annot/Subtype/Widget/Parent 16 0 R/Rect[280 80 380 100]/P 3 0 R/F 4>>',
      // 18
      '<</Type/Outlines/First 26 0 R/Last 26 0 R/Count 1>>',
      stream(
        '/Type/XObject/Subtype/Form/BBox[0 0 100 20]/Resources<</Font<</Helv 13 0 R>>>>',
        '/Tx BMC BT /Helv 12 Tf 2 5 Td (100) Tj ET EMC',
      ),
      '<</Type/OCG/Name(Layer)>>',
      '<</Type/Encoding/BaseEncoding/WinAnsiEncoding/Differences[65/A]>>',
      // 22
      '<</Type/Filespec/F(a.txt)/EF<</F 27 0 R>>>>',
      stream('/N 3/Alternate/DeviceRGB', 'no profile, so that the alternate counts'),
      stream('/Type/Metadata/Subtype/XML', xmp),
      '[28 0 R 29 0 R]',
      // 26
      '<</Title(Start)/Parent 18 0 R/A<</S/GoTo/D[3 0 R/Fit]>>>>',
      stream('/Type/EmbeddedFile', 'attached'),
      '<</Type/Annot/Subtype/Square/Rect[200 40 300 90]/C[1 0 0]/IC[1 1 0]/F 4/P 4 0 R/AP<</N 30 0 R>>>>',
      '<</Type/Annot/Subtype/Link/Rect[40 40 140 140]/Border[0 0 0]/A<</S/URI/URI(https://example.org/)>>>>',
      stream('/Type/XObject/Subtype/Form/BBox[0 0 100 50]', '1 1 0 rg 1 0 0 RG 1 1 98 48 re B'),
      '<</Title(Contract)/Producer(written)/ModDate(D:20260101000000Z)>>',
    ],
    '/Info 31 0 R',
  );
}
