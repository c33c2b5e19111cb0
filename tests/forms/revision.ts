import type { Form } from './parts.ts';
import { streamOf, tableOf, type FormGround, type SectionPlace } from './sections.ts';

/** Another picture to replace a page's content. It needs no font. */
const drawing = '0.8 0 0 rg 40 40 250 120 re f 0 0 1 rg 60 60 80 60 re f';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

/**
 * A stream with the length that the form requires. `lengthAt` is the object of an indirect length.
 */
function streamObject(form: Form, lengthAt: number, dict: string, data: string): string {
  const lengths: Readonly<Record<string, string>> = {
    exact: `/Length ${data.length}`,
    less: `/Length ${Math.max(0, data.length - 20)}`,
    more: `/Length ${data.length + 1}`,
    none: '/Length 0',
    muchMore: `/Length ${data.length + 90}`,
    zero: '/Length 0',
    missing: '',
    real: `/Length ${data.length}.0`,
    negative: '/Length -1',
    reference: `/Length ${lengthAt} 0 R`,
    nowhere: '/Length 99999 0 R',
    twice: `/Length ${data.length}/Length 3`,
    signed: `/Length +${data.length}`,
    text: `/Length (${data.length})`,
    toNext: `/Length ${data.length + 700}`,
  };
  return `<<${dict}${lengths[form.length] ?? ''}>>\n${form.streamHead}${data}${form.streamTail}`;
}

/** Writes a revision behind a file, in a form. */
export function appended(ground: FormGround, form: Form): Uint8Array {
  const { bytes, content, harmless } = ground;
  const out: string[] = [Buffer.from(bytes).toString('latin1')];
  let at = out[0]?.length ?? 0;
  const put = (text: string) => {
    out.push(text);
    at += text.length;
  };
  if (!/[\r\n]$/.test(out[0] ?? '')) put('\n');
  const stream = (dict: string, data: string) => streamObject(form, ground.size + 3, dict, data);
  const object = (number: number, body: string) =>
    `${form.head.replace('#', String(number))}${body}${form.tail}`;
  const forged = `${content} 0 obj\n<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream\nendobj\n`;
  const loose = `\n${forged}`;
  const places: SectionPlace[] = [];

  if (form.payload === 'beforeObject') put(forged);
  if (form.payload === 'comment') put(`%${forged.replaceAll('\n', ' ')}\n`);
  if (form.payload === 'comments') put(forged.replaceAll(/^/gm, '%').replace(/%$/, ''));
  if (form.payload === 'listed' || form.payload === 'behindListed') {
    places.push({ number: content, at });
    put(object(content, stream('', drawing)));
  }
  if (form.payload === 'twice') {
    places.push({ number: content, at: -1 });
    put(forged);
  }
  if (form.payload === 'free') places.push({ number: content, at: 0, generation: 1, kind: 'f' });
  if (form.payload === 'otherGeneration') {
    places.push({ number: content, at, generation: 1 });
    put(forged.replace(' 0 obj', ' 1 obj'));
  }
  if (form.payload === 'wrongPlace') {
    places.push({ number: content, at: at + 1 });
    put(forged);
  }
  put(form.between);
  if (form.length === 'reference') {
    places.push({ number: ground.size + 3, at });
    put(`${ground.size + 3} 0 obj\n${drawing.length}\nendobj\n`);
  }
  const packing = form.payload === 'packed' || form.payload === 'packedBeside';
  places.push({ number: harmless, at });
  if (packing) {
    const [first, second] = [`<</Length 3>>`, 'null'];
    const table = `${content} 0 ${harmless + 1_000} ${first.length + 1} `;
    const entries = `/Type/ObjStm/N 2/First ${table.length}`;
    put(object(harmless, stream(entries, `${table}${first} ${second}`)));
  } else if (form.payload === 'stream') put(object(harmless, stream('', `q\n${loose}Q`)));
  else if (form.payload === 'string') put(object(harmless, `<</Producer(${loose})>>`));
  else if (
    form.length !== 'exact' ||
    form.streamHead !== 'stream\n' ||
    form.streamTail !== '\nendstream'
  )
    put(object(harmless, stream('', 'q Q q Q q Q q Q q Q q Q q Q')));
  else put(object(harmless, '<</Producer(Other)>>'));
  if (form.payload === 'afterObject') put(forged);
  if (form.payload === 'packedBeside') put(loose);

  const sorted = [...places].sort((a, b) => a.number - b.number);
  let start = at;
  if (form.section !== 'table') put(streamOf(ground, form, sorted, start));
  if (form.section === 'table') put(tableOf(ground, form, sorted, null));
  if (form.section === 'hybrid') {
    const shown = sorted.map((one) => ({ ...one, kind: 'f' as const }));
    const hidden = start;
    start = at;
    put(tableOf(ground, form, shown, hidden));
  }
  if (form.payload === 'afterSection') put(forged);
  put(
    form.start
      .replaceAll('#', String(start + Number(form.shift)))
      .replaceAll('@', String(ground.previous)),
  );
  put(
    form.end
      .replace(' zeros', '\0'.repeat(1_500))
      .replace(' blanks', ' '.repeat(1_500))
      .replace(' comment', `\n%${'x'.repeat(1_100)}\n`)
      .replace(' text', '\n<html>'),
  );
  if (form.payload === 'afterEnd') put(forged);
  if (form.payload === 'trailing') put(`${forged}trailer\n<<${ground.trailer}>>\n%%EOF\n`);
  return latin1(out.join(''));
}
