import type { Language, Tenant } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import {
  colleaguesOf,
  type SigningRequest,
} from '../../../engine/handlers/signing/signing-service.ts';
import type { DokuState, FileVersion } from '../../../engine/state.ts';
import { escapeHtml } from '@dokubox/publishing/reading/html.ts';
import { htmlPage, link } from '../html.ts';
import { signingTexts, type PageEnd, type SigningTexts } from './texts.ts';

/** Path of everything of the signing page. */
export const SIGN_PATH = '/__sim/sign';

/** Files a browser shows by itself and that run nothing. */
export const shownTypes: ReadonlySet<string> = new Set([
  'application/pdf',
  'image/png',
  'image/jpeg',
]);

/** A problem with a posted form. */
export interface FormProblem {
  readonly field: 'signature' | 'reason' | 'colleague';
  readonly message: keyof SigningTexts &
    ('signFailed' | 'reasonMissing' | 'reasonTooLong' | 'colleagueMissing');
  /** The signer's input, so that nothing is lost. */
  readonly typed: string;
}

/** Reader of a page: bank and language. */
interface Reading {
  readonly tenant: Tenant;
  readonly language: Language;
}

function titleIn(
  { titleEn, titleLocal }: Pick<DokuState, 'titleEn' | 'titleLocal'>,
  { tenant, language }: Reading,
): string {
  const local = policyOf(tenant).localLanguage === language;
  return (local ? titleLocal : titleEn) || titleEn || titleLocal;
}

interface Viewer {
  /** Path of the file, escaped. */
  readonly path: string;
  /** Visible at once, or opened on demand. */
  readonly inSight: boolean;
}

/** The document on the page, where a browser can show it. */
function viewer({ path, inSight }: Viewer, fileName: string, texts: SigningTexts): string {
  const name = escapeHtml(`${texts.preview}: ${fileName}`);
  // For a PDF only the page, without the list of pages next to it.
  const frame = `<iframe src="${path}#navpanes=0&amp;view=FitH" title="${name}" loading="lazy"></iframe>`;
  if (inSight) return frame;
  return `<details class="preview"><summary>${escapeHtml(texts.preview)}</summary>${frame}</details>`;
}

/**
 * The documents, each with a link to its file. The first that a browser can show is visible, and
 * others open on the page.
 * @param action address of the page, escaped
 * @param inContainers documents that go into a container when they are signed (A-345)
 */
export function documentList(
  dokus: readonly DokuState[],
  action: string,
  reading: Reading,
  texts: SigningTexts,
  inContainers: ReadonlySet<number> = new Set(),
): string {
  const isShown = (file: FileVersion | undefined) => shownTypes.has(file?.mimeType ?? '');
  const first = dokus.find(({ files }) => isShown(files.at(-1)));
  const items = dokus.map((doku) => {
    const title = `<h3>${escapeHtml(doku.customDokuName ?? titleIn(doku, reading))}</h3>`;
    const file = doku.files.at(-1);
    if (!file) return `<li class="card">${title}</li>`;
    const path = `${action}/documents/${doku.id}`;
    const wrapped = inContainers.has(doku.id) ? `<p>${escapeHtml(texts.inContainer)}</p>` : '';
    const warned = file.warnings ? `<p class="warning">${escapeHtml(texts.fileWarning)}</p>` : '';
    const shown = isShown(file)
      ? viewer({ path, inSight: doku === first }, file.fileName, texts)
      : '';
    return (
      `<li class="card"><div class="paper-head">${title}` +
      `<a href="${path}" target="_blank" rel="noopener noreferrer">` +
      `${escapeHtml(texts.open)}<span>: ${escapeHtml(file.fileName)}</span></a></div>` +
      `${warned}${wrapped}${shown}</li>`
    );
  });
  return (
    `<section class="documents" aria-labelledby="documents"><h2 id="documents">` +
    `${escapeHtml(texts.documents)}</h2><ol class="papers">${items.join('\n')}</ol></section>`
  );
}

/** A problem at its field, and what was typed there. */
export function shownProblem(
  texts: SigningTexts,
  field: FormProblem['field'],
  problem: FormProblem | undefined,
) {
  if (problem?.field !== field) return { text: '', attributes: '', typed: '' };
  return {
    text: `<span class="error" id="${field}-error" role="alert">${escapeHtml(texts[problem.message])}</span>`,
    attributes: ` aria-invalid="true" aria-describedby="${field}-error" autofocus`,
    typed: escapeHtml(problem.typed),
  };
}

/** A section that opens on demand, or after an error in it. */
function choice(title: string, form: string, isOpen: boolean): string {
  return `<details class="choice"${isOpen ? ' open' : ''}><summary>${escapeHtml(title)}</summary>
${form}</details>`;
}

/**
 * The form in which a person refuses.
 * @param address target of the form, escaped
 */
export function refusing(
  address: string,
  texts: SigningTexts,
  problem: FormProblem | undefined,
): string {
  const { text, attributes, typed } = shownProblem(texts, 'reason', problem);
  const form = `<form method="post" action="${address}">
<label>${escapeHtml(texts.reason)} <textarea name="reason" rows="4" required maxlength="${limits.signatureReasonMax}"${attributes}>${typed}</textarea>${text}</label>
<button class="quiet" type="submit">${escapeHtml(texts.refuse)}</button>
</form>`;
  return choice(texts.refusing, form, problem?.field === 'reason');
}

function delegating(
  action: string,
  request: SigningRequest,
  texts: SigningTexts,
  problem: FormProblem | undefined,
): string {
  const collator = new Intl.Collator(request.workstep.language);
  const people = [...colleaguesOf(request)].sort((left, right) =>
    collator.compare(left.fullNameLocal, right.fullNameLocal),
  );
  if (people.length === 0) return '';
  const { text, attributes } = shownProblem(texts, 'colleague', problem);
  const options = people.map(
    ({ username, fullNameLocal }) =>
      `<option value="${escapeHtml(username)}">${escapeHtml(fullNameLocal)}</option>`,
  );
  const form = `<form method="post" action="${action}/delegate">
<label>${escapeHtml(texts.colleague)} <select name="colleague" required${attributes}><option value=""></option>${options.join('')}</select>${text}</label>
<button class="quiet" type="submit">${escapeHtml(texts.delegate)}</button>
</form>`;
  return choice(texts.delegating, form, problem?.field === 'colleague');
}

/** Signing first, everything else after it. */
export function deciding(
  address: string,
  { words, sign, failed = '' }: { words: string; sign: string; failed?: string },
  others: readonly string[],
): string {
  return `<div class="decide"><form class="card first" method="post" action="${address}"><p>${escapeHtml(words)}</p>
${failed}<button type="submit">${escapeHtml(sign)}</button></form>
<div class="others">${others.join('\n')}</div></div>`;
}

/**
 * The page of a signer who may still act. Every change is posted, and it needs no script.
 * @param inContainers documents that go into a container when they are signed (A-345)
 * @param back address of the way out, which changes nothing
 */
export async function requestPage(
  request: SigningRequest,
  { inContainers, back }: { readonly inContainers: ReadonlySet<number>; readonly back: string },
  problem?: FormProblem,
): Promise<string> {
  const { workstep, world, box, dokus, signer } = request;
  const { language } = workstep;
  const reading = { tenant: world.tenant, language };
  const texts = await signingTexts(language);
  const action = escapeHtml(`${SIGN_PATH}/${workstep.token}`);
  const name = escapeHtml(signer.fullNameLocal);
  const others = [
    refusing(`${action}/refuse`, texts, problem),
    delegating(action, request, texts, problem),
  ];
  const failed = shownProblem(texts, 'signature', problem).text;
  const body = `<main class="signing"><div class="intro"><h1>${escapeHtml(texts.title)}</h1>
<dl><dt>${escapeHtml(texts.signer)}</dt><dd>${name}</dd>
<dt>${escapeHtml(texts.certificate)}</dt><dd>TEST ${name}</dd>
<dt>${escapeHtml(texts.box)}</dt><dd>${escapeHtml(box.customName ?? titleIn(box, reading))}</dd></dl></div>
${documentList(dokus, action, reading, texts, inContainers)}
${deciding(`${action}/sign`, { words: texts.signing, sign: texts.sign, failed }, others)}
<section class="levers" aria-labelledby="levers"><h2 id="levers">${escapeHtml(texts.levers)}</h2><p>${escapeHtml(texts.expiring)}</p>
<form method="post" action="${action}/expire"><button class="quiet" type="submit">${escapeHtml(texts.expire)}</button></form></section>
</main>`;
  const way = { href: back, label: texts.back };
  return htmlPage(`TEST – ${texts.title}`, body, { language, back: way, notice: texts.testNotice });
}

/** The page that says how a request ended. */
export async function endPage(end: PageEnd, language: Language, back: string): Promise<string> {
  const texts = await signingTexts(language);
  return endedPage(texts.ends[end], language, back, texts);
}

/** A page that only says something, with the way back. */
export function endedPage(
  { title, text }: { readonly title: string; readonly text: string },
  language: Language,
  back: string,
  texts: SigningTexts,
): string {
  const body = `<main class="narrow"><div class="card"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>
<p>${link({ href: back, label: texts.back }, 'button')}</p></div></main>`;
  return htmlPage(`TEST – ${title}`, body, { language, notice: texts.testNotice });
}
