import type { PdfFile } from './file.ts';
import { itemsOf, quietly } from './lenient.ts';
import { readPages } from './pages.ts';
import type { PdfDict } from './values.ts';
import { isName, PdfName, PdfRef, type PdfValue } from './values.ts';

/** Flags of an annotation (ISO 32000-2 table 167). */
const [hidden, print, noView] = [2, 4, 32];
/** Annotations that add words or pictures to a page. */
const wordy = new Set(['FreeText', 'Stamp']);

const nameOf = (value: PdfValue): string | null => (value instanceof PdfName ? value.value : null);

/** Usage of a layer for one event: `ON`, `OFF` or null. */
function usageState(file: PdfFile, layer: PdfDict, event: 'Print' | 'View'): string | null {
  const usage = quietly(() => file.dict(layer.get('Usage')));
  const own = quietly(() => file.dict(usage?.get(event) ?? null));
  return nameOf(quietly(() => file.resolve(own?.get(`${event}State`) ?? null)));
}

function layerPrintsDifferently(file: PdfFile, layer: PdfDict, shownAtFirst: boolean): boolean {
  const onPaper = usageState(file, layer, 'Print');
  if (onPaper === null) return false;
  const onScreen = usageState(file, layer, 'View') ?? (shownAtFirst ? 'ON' : 'OFF');
  return onPaper !== onScreen;
}

const numbersOf = (list: readonly PdfValue[]): ReadonlySet<number> =>
  new Set(list.filter((one) => one instanceof PdfRef).map(({ number }) => number));

/** Whether a layer differs between screen and paper (ISO 32000-2 § 8.11.4.4). */
function anyLayer(file: PdfFile): boolean {
  const properties = quietly(() => file.dict(file.catalog.get('OCProperties')));
  if (!properties) return false;
  const first = quietly(() => file.dict(properties.get('D')));
  const list = (key: string) => numbersOf(itemsOf(file, first?.get(key) ?? null));
  const [off, on] = [list('OFF'), list('ON')];
  const allOff = isName(
    quietly(() => file.resolve(first?.get('BaseState') ?? null)),
    'OFF',
  );
  return itemsOf(file, properties.get('OCGs')).some((one) => {
    const layer = quietly(() => file.dict(one));
    const number = one instanceof PdfRef ? one.number : -1;
    const shown = allOff ? on.has(number) : !off.has(number);
    return layer !== null && layerPrintsDifferently(file, layer, shown);
  });
}

/** Whether a note is only on paper, or words are only on the screen. */
function annotationPrintsDifferently(file: PdfFile, value: PdfValue): boolean {
  const note = quietly(() => file.dict(value));
  const flags = quietly(() => file.resolve(note?.get('F') ?? null)) ?? 0;
  if (!note || typeof flags !== 'number' || (flags & hidden) !== 0) return false;
  const onScreen = (flags & noView) === 0;
  const onPaper = (flags & print) !== 0;
  if (!onScreen) return onPaper;
  const kind = nameOf(quietly(() => file.resolve(note.get('Subtype'))));
  const filled =
    note.get('V') !== null &&
    !isName(
      quietly(() => file.resolve(note.get('FT'))),
      'Sig',
    );
  return !onPaper && (wordy.has(kind ?? '') || (kind === 'Widget' && filled));
}

/** Whether a file prints something different from its screen view, because of layers or notes. */
export function layersPrintDifferently(file: PdfFile): boolean {
  if (anyLayer(file)) return true;
  return readPages(file).some(({ dict }) =>
    itemsOf(file, dict.get('Annots')).some((one) => annotationPrintsDifferently(file, one)),
  );
}
