import type { Next } from '../pdf/mutations.ts';

/**
 * The parts of a revision, each with its possible forms. The first form is that of the standard.
 */
const forms = {
  payload: [
    ...['none', 'beforeObject', 'afterObject', 'afterSection', 'afterEnd', 'comment', 'comments'],
    ...['string', 'stream', 'packed', 'packedBeside', 'listed', 'behindListed', 'twice', 'free'],
    ...['otherGeneration', 'wrongPlace', 'trailing'],
  ],
  head: [
    ...['# 0 obj\n', '#  0 obj\n', '0# 0 obj\n', '# 00 obj\n', '+# 0 obj\n', '#\n0\nobj\n'],
    ...['# 0 obj%x\n', '# 0obj\n', '# 0\0obj\n', '# 0 OBJ\n', '#\xa00 obj\n', '# 0 obj<<>>\n'],
    ...['# 1 obj\n', '# 0 objx\n', '% # 0 obj\n', '#.0 0 obj\n', '-# 0 obj\n', '9# 0 obj\n'],
  ],
  tail: [
    ...['\nendobj\n', ' endobj ', '\n', '\nendobj\nendobj\n', '\nendobjx\n', '\nENDOBJ\n'],
    ...[
      '\nend obj\n',
      '\nendobj%\n',
      '\n>>\nendobj\n',
      '\nendstream\nendobj\n',
      '\nendobj',
      '\0endobj\0',
    ],
  ],
  length: [
    ...['exact', 'less', 'more', 'none', 'muchMore', 'zero', 'missing', 'real', 'negative'],
    ...['reference', 'nowhere', 'twice', 'signed', 'text', 'toNext'],
  ],
  streamHead: [
    ...['stream\n', 'stream\r\n', 'stream\r', 'stream \n', 'stream\n\n', 'stream', 'Stream\n'],
    ...['stream%\n', 'stream\0\n', 'stream\r\r\n'],
  ],
  streamTail: [
    ...[
      '\nendstream',
      'endstream',
      '\nendstrea',
      '\n\nendstream',
      '\nend stream',
      '',
      '\nendstreamx',
    ],
    '\nendstream endstream',
  ],
  section: ['table', 'stream', 'hybrid'],
  word: [
    ...[
      'xref\n',
      'xref\r\n',
      'xref \n',
      'xref%\n',
      'XREF\n',
      ' xref\n',
      'xref ',
      'xref\0\n',
      'xxref\n',
    ],
    ...['\nxref\n', 'xre\n', 'xref\n\n', 'xref\r', 'x ref\n'],
  ],
  subsection: [
    ...[
      'exact',
      'firstMore',
      'firstLess',
      'countMore',
      'countLess',
      'zero',
      'tabs',
      'twice',
      'comment',
    ],
    ...['oneLine', 'leading', 'real', 'signed', 'fromOne', 'missing', 'overlap', 'blank', 'huge'],
  ],
  entry: [
    ...[
      'exact',
      'short',
      'nineteen',
      'twentyOne',
      'noBlank',
      'generation',
      'upper',
      'unknown',
      'free',
    ],
    ...['next', 'before', 'zero', 'beyond', 'signed', 'cr', 'tabs', 'comment', 'kindless', 'wide'],
    ...['nonBreaking', 'nul', 'swapped', 'hex'],
  ],
  trailerWord: [
    ...[
      'trailer\n',
      'trailer',
      'trailer ',
      'Trailer\n',
      '',
      'trailer%\n',
      'trailer\ntrailer\n',
      'trailerx\n',
    ],
    'trailer<</Size 1>>\ntrailer\n',
  ],
  prev: [
    ...[
      'exact',
      'real',
      'reference',
      'negative',
      'plus',
      'leading',
      'twice',
      'twiceOther',
      'missing',
    ],
    ...[
      'text',
      'list',
      'more',
      'less',
      'comment',
      'escaped',
      'own',
      'zero',
      'null',
      'huge',
      'overflow',
    ],
  ],
  size: [
    'exact',
    'less',
    'zero',
    'huge',
    'real',
    'missing',
    'text',
    'negative',
    'twice',
    'reference',
  ],
  root: ['exact', 'generation', 'missing', 'twice', 'other', 'escaped', 'direct'],
  widths: [
    ...[
      '1 4 2',
      '1 4 0',
      '1 8 2',
      '0 4 2',
      '1 4 2 0',
      '1.0 4 2',
      '1 4',
      '4 4 4',
      '1 12 2',
      '2 4 2',
    ],
    ...['1 4 1', '-1 4 2', '1 4 2 1', '1 0 2', '8 8 8'],
  ],
  index: [
    ...[
      'exact',
      'missing',
      'more',
      'less',
      'disordered',
      'overlap',
      'odd',
      'real',
      'negative',
      'twice',
    ],
    ...['shift', 'null'],
  ],
  kind: ['exact', '9', '3', '0', '255', '2', '256'],
  data: [
    'exact',
    'more',
    'less',
    'none',
    'flate',
    'flateCut',
    'flateMore',
    'hex',
    'predictor',
    'badFilter',
  ],
  type: ['/Type/XRef', '/Type/Xref', '', '/Type/XRef/Type/ObjStm', '/Type /XR#65f', '/Type/ObjStm'],
  start: [
    ...['startxref\n#\n', 'startxref #\n', 'startxref\xa0#\n', 'startxref\0#\n', 'startxref%\n#\n'],
    ...[
      'startxref\n+#\n',
      'startxref\n#.0\n',
      'startxref\n0#\n',
      'startxref\n#',
      'startxref\n# 0\n',
    ],
    ...['startxref\n', '', 'startxref\n#\nstartxref\n@\n', 'startxref\n@\n', 'startxref\n-#\n'],
    ...[
      'start xref\n#\n',
      'startxref\n<#>\n',
      'startxref\n\n\n#\n',
      'startxref\x0b#\n',
      'startxref\x85#\n',
    ],
    ...['startxref\n#x\n', 'STARTXREF\n#\n', 'startxref\n(#)\n', 'startxref#\n'],
  ],
  shift: ['0', '1', '-1', '5', '-5', '-20', '1000', '-1000'],
  end: [
    ...[
      '%%EOF\n',
      '%%EOF',
      '%%EOF\r\n',
      '%EOF\n',
      '%%EO\n',
      '',
      '%%EOFx\n',
      '%% EOF\n',
      '%%EOF\n%%EOF\n',
    ],
    ...['%%EOF zeros', '%%EOF blanks', '%%EOF comment', '%%EOF text', '\n%%EOF\n'],
  ],
  between: [
    ...[
      '',
      '\n',
      '\0\0\0',
      '% remark\n',
      '%\n',
      'x',
      '%obj\n',
      '>>',
      '\xa0',
      '(text)',
      '0 0 obj',
      'endobj\n',
    ],
    ...[
      '%%EOF\n',
      'startxref\n0\n%%EOF\n',
      'xref\n',
      'trailer\n<<>>\n',
      '%PDF-1.4\n',
      '%remark\rendobj\n',
    ],
    'null\n',
  ],
} as const;

type Part = keyof typeof forms;
const parts = Object.keys(forms) as readonly Part[];

/** The form chosen for each part of a revision. */
export type Form = { readonly [P in Part]: string };

const standard = Object.fromEntries(parts.map((part) => [part, forms[part][0]])) as Form;

/** A form with one to four non-standard parts. Mostly something is hidden. */
export function oddForm(next: Next): Form {
  const form: Record<Part, string> = { ...standard };
  const choose = (part: Part) => {
    const all = forms[part];
    form[part] = all[1 + next(all.length - 1)] ?? all[0];
  };
  if (next(5) > 0) choose('payload');
  if (next(2) === 0) choose('section');
  const others = parts.filter((part) => part !== 'payload' && part !== 'section');
  for (let more = next(4); more > 0; more -= 1) choose(others[next(others.length)] ?? 'between');
  return form;
}

/** The same form with some parts back in the standard form. The rest is the cause of a finding. */
export const withStandard = (form: Form, part: Part): Form => ({ ...form, [part]: standard[part] });

/** A revision in the standard form, which replaces the content of the page. */
export const openly: Form = { ...standard, payload: 'listed' };
