import { PdfFile } from '../../simulator/signatures/formats/pdf/file.ts';
import { readPages } from '../../simulator/signatures/formats/pdf/pages.ts';
import { writeValue } from '../../simulator/signatures/formats/pdf/write.ts';
import {
  indications,
  numbers,
  openTrust,
  signedPdf,
  validate,
} from '../../simulator/signatures/validation/fixtures/files.ts';
import { contentRefOf } from '../../simulator/signatures/validation/fixtures/pdf-edits.ts';
import { oddForm, openly, withStandard, type Form } from './parts.ts';
import { appended } from './revision.ts';
import type { FormSample } from './samples.ts';
import type { FormGround } from './sections.ts';
import { viewers } from './viewers.ts';

/** The time at which the odd revision is added. Its signer either did not see it, or did. */
const moments = ['after signing', 'between two signatures', 'before signing'] as const;
type Moment = (typeof moments)[number];

/** The positions to which one of our revisions would be appended. */
export function formGroundOf(bytes: Uint8Array): FormGround {
  const file = new PdfFile(bytes);
  const page = readPages(file).at(-1);
  if (!page) throw new Error('a file without pages');
  const trailer = ['Root', 'Info', 'ID']
    .filter((key) => file.trailer.get(key) !== null)
    .map((key) => `/${key} ${writeValue(file.trailer.get(key)).toString('latin1')}`);
  return {
    bytes,
    previous: file.sections[0]?.offset ?? 0,
    size: file.nextNumber + 1,
    trailer: trailer.join(''),
    content: contentRefOf(page).number,
    harmless: file.nextNumber,
  };
}

/** The content viewers show, compared with the unchanged file. */
type Shown = 'the same' | 'the other' | 'something else';

/** Results for files whose form was changed. */
export interface FormFigures {
  tries: number;
  /** Number of files drawn: all that passed, and a share of the others. */
  drawn: number;
  /** Number of those in which viewers differ, or show something that was not signed. */
  differ: number;
  /** Files all of whose signatures passed. */
  passed: number;
  /** Files that passed although viewers show them in two ways. There must be none. */
  readonly wrong: string[];
}

interface Case {
  readonly title: string;
  readonly moment: Moment;
  make(form: Form): Promise<Uint8Array>;
  /** Drawings of the original file, and with its content openly replaced, by viewer. */
  readonly original: readonly string[];
  readonly replaced: readonly string[];
}

const isPassed = (found: readonly string[]) =>
  found.length > 0 && found.every((one) => one === 'TOTAL_PASSED');

const lookAll = (bytes: Uint8Array) => Promise.all(viewers.map((one) => one.look(bytes)));

/**
 * Changes the form of files but not their meaning, and compares what viewers draw with the
 * validation result. A file that is shown in two ways must not pass.
 * @param drawEvery one in so many of the failing files is also drawn, for the figures
 */
export async function tryForms(
  samples: readonly FormSample[],
  amount: number,
  seed: number,
  drawEvery = Infinity,
): Promise<FormFigures> {
  const { trust, signer } = await openTrust();
  const sign = (bytes: Uint8Array) => signedPdf(bytes, signer, trust);
  const passes = async (bytes: Uint8Array) => isPassed(indications(await validate(bytes, trust)));
  const figures: FormFigures = { tries: 0, drawn: 0, differ: 0, passed: 0, wrong: [] };

  async function casesOf([title, unsigned]: FormSample): Promise<readonly Case[]> {
    const signed = await sign(unsigned);
    if (!(await passes(signed))) figures.wrong.push(`failed unchanged: ${title}`);
    const [original, replaced] = [
      await lookAll(signed),
      await lookAll(appended(formGroundOf(signed), openly)),
    ];
    if (original.includes('nothing') || original.some((one, at) => one === replaced[at])) {
      throw new Error(`a file viewers do not draw: ${title}`);
    }
    const after = (form: Form) => appended(formGroundOf(signed), form);
    const made: Readonly<Record<Moment, Case['make']>> = {
      'after signing': (form) => Promise.resolve(after(form)),
      'between two signatures': (form) => sign(after(form)),
      'before signing': (form) => sign(appended(formGroundOf(unsigned), form)),
    };
    return moments.map((moment) => ({ title, moment, make: made[moment], original, replaced }));
  }

  /**
   * Whether viewers show a file in two ways. If its signer saw the revision, the openly replaced
   * content is allowed.
   */
  async function twoWays(one: Case, bytes: Uint8Array): Promise<readonly string[]> {
    const drawings = await lookAll(bytes);
    const shown = drawings.map((drawing, at): Shown => {
      if (drawing === one.original[at]) return 'the same';
      return drawing === one.replaced[at] ? 'the other' : 'something else';
    });
    const all = (kind: Shown) => shown.every((each) => each === kind);
    if (all('the same') || (one.moment === 'before signing' && all('the other'))) return [];
    return shown.map((each, at) => `${viewers[at]?.name} ${each}`);
  }

  const made = async (one: Case, form: Form): Promise<Uint8Array | null> => {
    try {
      return await one.make(form);
    } catch {
      // An unreadable file cannot be signed.
      return null;
    }
  };

  async function shrunk(one: Case, form: Form): Promise<string> {
    let smallest = form;
    for (const part of Object.keys(form) as (keyof Form)[]) {
      const tried = withStandard(smallest, part);
      const bytes = await made(one, tried);
      if (bytes && (await passes(bytes)) && (await twoWays(one, bytes)).length > 0)
        smallest = tried;
    }
    const odd = (Object.keys(form) as (keyof Form)[]).filter(
      (part) => smallest[part] !== openly[part] || part === 'payload',
    );
    return odd.map((part) => `${part} ${JSON.stringify(smallest[part])}`).join(', ');
  }

  async function tryOne(one: Case, form: Form): Promise<void> {
    figures.tries += 1;
    const bytes = await made(one, form);
    if (!bytes) return;
    const passed = await passes(bytes);
    if (passed) figures.passed += 1;
    if (!passed && figures.tries % drawEvery !== 0) return;
    figures.drawn += 1;
    const ways = await twoWays(one, bytes);
    if (ways.length === 0) return;
    figures.differ += 1;
    if (!passed) return;
    figures.wrong.push(
      `${one.title}, ${one.moment}: ${await shrunk(one, form)}: ${ways.join(', ')}`,
    );
  }

  const next = numbers(seed);
  for (const [index, sample] of samples.entries()) {
    const cases = await casesOf(sample);
    const share = Math.floor((amount + index) / samples.length);
    for (let done = 0; done < share; done += 1) {
      // Most changes come after signing, so that no signer has seen them.
      const one = cases[Math.max(0, next(6) - 3)];
      if (one) await tryOne(one, oddForm(next));
    }
  }
  return figures;
}
