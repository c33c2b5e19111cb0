import fc from 'fast-check';
import { stream } from '../../simulator/signatures/validation/fixtures/written-pdf.ts';
import { writeOdd, type Structure } from './write-odd.ts';

/** The oddities of an unsigned PDF. */
export interface OddPdf {
  readonly structure: Structure;
  readonly turned: number;
  readonly crop: 'none' | 'inside' | 'inherited' | 'larger' | 'apart';
  readonly unit: number;
  readonly size: 'usual' | 'tiny' | 'narrow' | 'huge';
  readonly content: 'text' | 'full' | 'picture' | 'empty' | 'unreadable' | 'in parts';
  readonly fields: 'none' | 'one' | 'two' | 'over dots' | 'below a parent' | 'locked' | 'hidden';
  readonly form: 'none' | 'text' | 'named like ours' | 'XFA' | 'in the catalog';
  readonly dangling: readonly number[];
  readonly notes: 'none' | 'a link' | 'not an object' | 'a list of its own';
  readonly tagged: boolean;
}

/** Unusual but valid PDFs of unknown programs, the usual form first. */
export const oddPdfs: fc.Arbitrary<OddPdf> = fc.record({
  structure: fc.record({
    places: fc.constantFrom('table', 'streams', 'packed', 'hybrid'),
    updates: fc.constantFrom(0, 1, 2),
    before: fc.constantFrom(...Array<string>(8).fill(''), '\n', '%!PS-Adobe-3.0 PDF\n'),
    end: fc.constantFrom('\n', '', '\r\n', '\n\n\n'),
  }),
  turned: fc.constantFrom(0, 90, 180, 270, -90, 450),
  crop: fc.constantFrom('none', 'inside', 'inherited', 'larger', 'apart'),
  unit: fc.constantFrom(1, 0.5, 10),
  size: fc.constantFrom('usual', 'tiny', 'narrow', 'huge'),
  content: fc.constantFrom('text', 'full', 'picture', 'empty', 'unreadable', 'in parts'),
  fields: fc.constantFrom('none', 'one', 'two', 'over dots', 'below a parent', 'locked', 'hidden'),
  form: fc.constantFrom('none', 'text', 'named like ours', 'XFA', 'in the catalog'),
  dangling: fc.uniqueArray(fc.integer({ min: 20, max: 60 }), { maxLength: 12 }),
  notes: fc.constantFrom('none', 'a link', 'not an object', 'a list of its own'),
  tagged: fc.boolean(),
});

const sizes = {
  usual: [595, 842],
  tiny: [90, 60],
  narrow: [120, 842],
  huge: [14_400, 14_400],
} as const;

function contentOf({ content, size, fields }: OddPdf): string {
  const [, high] = sizes[size];
  const dots =
    fields === 'over dots'
      ? `BT /F 10 Tf 5 ${high / 8 + 4} Td (${'.'.repeat(25)}) Tj 0 ${high / 8} Td (${'_'.repeat(15)}) Tj ET `
      : '';
  if (content === 'empty') return dots;
  if (content === 'unreadable') return `${dots}BT /F 12 Tf 10 20 Td (open`;
  if (content === 'picture') return `${dots}q ${sizes[size].join(' 0 0 ')} 0 0 cm /Im Do Q`;
  if (content !== 'full') return `${dots}BT /F 12 Tf 10 ${high - 20} Td (Contract, 100 EUR) Tj ET`;
  const lines = Array.from(
    { length: Math.min(90, Math.floor(high / 10)) },
    (_, line) => `1 0 0 1 2 ${line * 10} Tm (${'all is full of words '.repeat(7)}) Tj`,
  );
  return `${dots}BT /F 9 Tf ${lines.join(' ')} ET`;
}

function pageOf(
  { turned, crop, unit, size, content, notes, tagged }: OddPdf,
  widgets: string,
): string {
  const [wide, high] = sizes[size];
  const box = {
    none: '',
    inherited: '',
    inside: `/CropBox[${wide / 10} ${high / 10} ${wide * 0.95} ${high * 0.9}]`,
    larger: `/CropBox[-50 -50 ${wide + 50} ${high + 50}]`,
    apart: `/CropBox[${wide + 10} 0 ${wide + 20} ${high}]`,
  }[crop];
  const more = {
    none: '',
    'a link': '14 0 R',
    'not an object': '<</Type/Annot/Subtype/Link/Rect[1 1 9 9]/Border[0 0 0]>>',
    'a list of its own': '14 0 R',
  }[notes];
  const list = notes === 'a list of its own' ? '15 0 R' : `[${widgets} ${more}]`;
  const contents = content === 'in parts' ? '[4 0 R 13 0 R]' : '4 0 R';
  return `<</Type/Page/Parent 12 0 R/Contents ${contents}/Rotate ${turned}${unit === 1 ? '' : `/UserUnit ${unit}`}${box}/Annots ${list}${tagged ? '/StructParents 0/Tabs/S' : ''}>>`;
}

/** Entries of the two fields that may be prepared. */
function preparedOf({ fields, form }: OddPdf): readonly [string, string] {
  const text = '/FT/Tx/V(100)/DA(/Helv 9 Tf 0 g)';
  if (fields === 'none') {
    const name =
      form === 'named like ours' ? '<feff005300690067006e006100740075007200650031>' : '(amount)';
    return [`/T${name}${text}`, `/T(second)${text}`];
  }
  const lock = fields === 'locked' ? '/Lock<</Type/SigFieldLock/Action/All/P 1>>' : '';
  const first = `/FT/Sig/T(ClientSignature)${lock}`;
  if (fields === 'below a parent') return ['/T(Client)/Parent 11 0 R', '/T(Bank)/Parent 11 0 R'];
  return [
    first,
    fields === 'two' || fields === 'over dots' ? '/FT/Sig/T(BankSignature)' : `/T(amount)${text}`,
  ];
}

/** The bytes of an odd PDF. */
export function oddBytes(odd: OddPdf): Uint8Array {
  const { size, crop, fields, form, dangling, tagged } = odd;
  const [wide, high] = sizes[size];
  const widget = (entries: string, y: number) =>
    `<</Type/Annot/Subtype/Widget${entries}/F ${fields === 'hidden' ? 2 : 4}/P 3 0 R/Rect[${wide / 8} ${y} ${Math.min(wide * 0.9, wide / 8 + 150)} ${y + Math.min(26, high / 10)}]>>`;
  const [first, second] = preparedOf(odd);
  const named = fields === 'below a parent' ? '11 0 R' : '6 0 R 7 0 R';
  const xfa = form === 'XFA' ? '/XFA 16 0 R' : '';
  const fieldsOfForm = `<</Fields[${named}]/DA(/Helv 0 Tf 0 g)${xfa}>>`;
  const acroForm = form === 'in the catalog' ? fieldsOfForm : '8 0 R';
  const lost = dangling.map((number) => `/X${number} ${number} 0 R`).join('');
  const structure = tagged ? '/MarkInfo<</Marked true>>/StructTreeRoot 10 0 R' : '';
  return writeOdd(
    [
      `<</Type/Catalog/Pages 2 0 R/AcroForm ${acroForm}${structure}/PieceInfo<<${lost}>>>>`,
      `<</Type/Pages/Kids[12 0 R]/Count 1/MediaBox[0 0 ${wide} ${high}]${crop === 'inherited' ? `/CropBox[0 ${high / 20} ${wide} ${high}]` : ''}>>`,
      pageOf(odd, '6 0 R 7 0 R'),
      stream('', contentOf(odd)),
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      widget(first, high / 8),
      widget(second, high / 4),
      fieldsOfForm,
      stream(
        '/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8',
        Buffer.of(220),
      ),
      '<</Type/StructTreeRoot/K[]/ParentTree<</Nums[]>>>>',
      '<</FT/Sig/T(signatures)/Kids[6 0 R 7 0 R]>>',
      '<</Type/Pages/Parent 2 0 R/Kids[3 0 R]/Count 1/Resources<</Font<</F 5 0 R/Helv 5 0 R>>/XObject<</Im 9 0 R>>>>>>',
      stream('', 'BT /F 12 Tf 10 40 Td (and 200 CZK) Tj ET'),
      '<</Type/Annot/Subtype/Link/Rect[1 1 9 9]/Border[0 0 0]/A<</S/URI/URI(https://example.org/)>>>>',
      '[6 0 R 7 0 R 14 0 R]',
      stream('', '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"/>'),
    ],
    odd.structure,
  );
}

/** The signature at which a file needs a container. Null if it takes both inside. */
export function goesAround({ structure, fields }: OddPdf): 'first' | 'second' | null {
  // Readers count offsets from different positions.
  if (structure.before !== '') return 'first';
  // The lock of the first field closes the file.
  return fields === 'locked' ? 'second' : null;
}
