import type { Language, Tenant } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import {
  colleaguesOf,
  type SigningRequest,
} from '../../../engine/handlers/signing/signing-service.ts';
import type { DokuState, FileVersion } from '../../../engine/state.ts';
import { escapeHtml, htmlPage } from '../html.ts';
import { signingTexts, type PageEnd, type SigningTexts } from './texts.ts';

/** Path of everything of the signing page. */
export const SIGN_PATH = '/__sim/sign';

/** Files a browser shows by itself and that run nothing. */
export const shownTypes: ReadonlySet<string> = new Set([
  'application/pdf',
  'image/png',
  'image/jpeg',
]);

/** What a form brought that cannot be accepted. */
export interface FormFault {
  readonly field: 'signature' | 'reason' | 'colleague';
  readonly message: keyof SigningTexts &
    ('signFailed' | 'reasonMissing' | 'reasonTooLong' | 'colleagueMissing');
  /** What the signer typed, so that nothing is lost. */
  readonly typed: string;
}

/** Who reads a page: of which bank, and in which language. */
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

/** Says that nothing made here counts. */
export function notice(texts: SigningTexts): string {
  return `<p class="notice" role="note"><strong>TEST</strong> ${escapeHtml(texts.testNotice)}</p>`;
}

/** The document on the page, loaded when it is asked for; a link where a browser cannot show it. */
function preview(path: string, { fileName, mimeType }: FileVersion, texts: SigningTexts): string {
  if (!shownTypes.has(mimeType)) return '';
  const name = escapeHtml(`${texts.preview}: ${fileName}`);
  return (
    `<details class="preview"><summary>${escapeHtml(texts.preview)}</summary>` +
    `<iframe src="${path}" title="${name}" loading="lazy"></iframe></details>`
  );
}

/**
 * The documents, each with the way to its file and a look at it where a browser can.
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
  const items = dokus.map((doku) => {
    const title = escapeHtml(doku.customDokuName ?? titleIn(doku, reading));
    const file = doku.files.at(-1);
    if (!file) return `<li>${title}</li>`;
    const path = `${action}/documents/${doku.id}`;
    const wrapped = inContainers.has(doku.id) ? `<p>${escapeHtml(texts.inContainer)}</p>` : '';
    return (
      `<li>${title}<br><a href="${path}" target="_blank" rel="noopener noreferrer">` +
      `${escapeHtml(texts.open)}<span>: ${escapeHtml(file.fileName)}</span></a>` +
      `${wrapped}${preview(path, file, texts)}</li>`
    );
  });
  return `<ol>${items.join('\n')}</ol>`;
}

/** A fault at its field, and what was typed there. */
function problem(texts: SigningTexts, field: FormFault['field'], fault: FormFault | undefined) {
  if (fault?.field !== field) return { text: '', attributes: '', typed: '' };
  return {
    text: `<span class="error" id="${field}-error" role="alert">${escapeHtml(texts[fault.message])}</span>`,
    attributes: ` aria-invalid="true" aria-describedby="${field}-error" autofocus`,
    typed: escapeHtml(fault.typed),
  };
}

/**
 * The form in which a person refuses.
 * @param address where it is posted to, escaped
 */
export function refusing(
  address: string,
  texts: SigningTexts,
  fault: FormFault | undefined,
): string {
  const { text, attributes, typed } = problem(texts, 'reason', fault);
  return `<section class="card"><h2>${escapeHtml(texts.refusing)}</h2>
<form method="post" action="${address}">
<label>${escapeHtml(texts.reason)} <textarea name="reason" rows="3" required maxlength="${limits.signatureReasonMax}"${attributes}>${typed}</textarea>${text}</label>
<button class="quiet" type="submit">${escapeHtml(texts.refuse)}</button>
</form></section>`;
}

function delegating(
  action: string,
  request: SigningRequest,
  texts: SigningTexts,
  fault: FormFault | undefined,
): string {
  const collator = new Intl.Collator(request.workstep.language);
  const people = [...colleaguesOf(request)].sort((left, right) =>
    collator.compare(left.fullNameLocal, right.fullNameLocal),
  );
  if (people.length === 0) return '';
  const { text, attributes } = problem(texts, 'colleague', fault);
  const options = people.map(
    ({ username, fullNameLocal }) =>
      `<option value="${escapeHtml(username)}">${escapeHtml(fullNameLocal)}</option>`,
  );
  return `<section class="card"><h2>${escapeHtml(texts.delegating)}</h2>
<form method="post" action="${action}/delegate">
<label>${escapeHtml(texts.colleague)} <select name="colleague" required${attributes}><option value=""></option>${options.join('')}</select>${text}</label>
<button class="quiet" type="submit">${escapeHtml(texts.delegate)}</button>
</form></section>`;
}

/**
 * The page of a signer who may still act. Everything it changes is posted; it needs no script.
 * @param inContainers documents that go into a container when they are signed (A-345)
 */
export async function requestPage(
  request: SigningRequest,
  inContainers: ReadonlySet<number>,
  fault?: FormFault,
): Promise<string> {
  const { workstep, world, box, dokus, signer } = request;
  const reading = { tenant: world.tenant, language: workstep.language };
  const texts = await signingTexts(workstep.language);
  const action = escapeHtml(`${SIGN_PATH}/${workstep.token}`);
  const name = escapeHtml(signer.fullNameLocal);
  const body = `${notice(texts)}
<main><h1>${escapeHtml(texts.title)}</h1>
<dl><dt>${escapeHtml(texts.signer)}</dt><dd>${name}</dd>
<dt>${escapeHtml(texts.certificate)}</dt><dd>TEST ${name}</dd>
<dt>${escapeHtml(texts.box)}</dt><dd>${escapeHtml(box.customName ?? titleIn(box, reading))}</dd></dl>
<h2>${escapeHtml(texts.documents)}</h2>
${documentList(dokus, action, reading, texts, inContainers)}
<form method="post" action="${action}/sign"><p>${escapeHtml(texts.signing)}</p>
${problem(texts, 'signature', fault).text}
<button type="submit">${escapeHtml(texts.sign)}</button></form>
${refusing(`${action}/refuse`, texts, fault)}
${delegating(action, request, texts, fault)}
<section class="card"><p>${escapeHtml(texts.expiring)}</p>
<form method="post" action="${action}/expire"><button class="quiet" type="submit">${escapeHtml(texts.expire)}</button></form></section>
</main>`;
  return htmlPage(`TEST – ${texts.title}`, body, workstep.language);
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
  const body = `${notice(texts)}
<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>
<p><a href="${escapeHtml(back)}">${escapeHtml(texts.back)}</a></p></main>`;
  return htmlPage(`TEST – ${title}`, body, language);
}
