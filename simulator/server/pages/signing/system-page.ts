import type { Language } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { SYSTEM_PATH, type SystemVisit } from '../../../engine/handlers/signing/signing-system.ts';
import type { DokuState } from '../../../engine/state.ts';
import { escapeHtml, htmlPage } from '../html.ts';
import { fileLink, notice, problem, type FormFault } from './page.ts';
import { signingTexts, type SigningTexts } from './texts.ts';

/** How a visit of the bank's own signing system ended. */
export type VisitEnd = 'signed' | 'refused' | 'over' | 'unknown';

function item(
  doku: DokuState,
  { world, token }: SystemVisit,
  language: Language,
  texts: SigningTexts,
): string {
  const local = policyOf(world.tenant).localLanguage === language;
  const title = doku.customDokuName ?? (local ? doku.titleLocal : doku.titleEn);
  const file = doku.files.at(-1);
  const link = file ? fileLink(`${SYSTEM_PATH}/${token}/documents/${doku.id}`, file, texts) : '';
  return `<li>${escapeHtml(title)}${link}</li>`;
}

/** The page of a banker for whom documents wait in the bank's own signing system. */
export async function visitPage(
  visit: SystemVisit,
  language: Language,
  back: string,
  fault?: FormFault,
): Promise<string> {
  const texts = await signingTexts(language);
  const { system } = texts;
  const action = escapeHtml(`${SYSTEM_PATH}/${visit.token}`);
  const query = `?language=${language}`;
  const { text, attributes, typed } = problem(texts, 'reason', fault);
  const body = `${notice(texts)}
<main><h1>${escapeHtml(system.title)}</h1>
<dl><dt>${escapeHtml(texts.signer)}</dt><dd>${escapeHtml(visit.banker.fullNameLocal)}</dd></dl>
<h2>${escapeHtml(texts.documents)}</h2>
<ol>${visit.dokus.map((doku) => item(doku, visit, language, texts)).join('\n')}</ol>
<form method="post" action="${action}/sign${query}"><p>${escapeHtml(system.signing)}</p>
<button type="submit">${escapeHtml(texts.sign)}</button></form>
<section class="card"><h2>${escapeHtml(texts.refusing)}</h2>
<form method="post" action="${action}/refuse${query}">
<label>${escapeHtml(texts.reason)} <textarea name="reason" rows="3" required maxlength="${limits.signatureReasonMax}"${attributes}>${typed}</textarea>${text}</label>
<button class="quiet" type="submit">${escapeHtml(texts.refuse)}</button>
</form></section>
<p><a href="${escapeHtml(back)}">${escapeHtml(texts.back)}</a></p>
</main>`;
  return htmlPage(`TEST – ${system.title}`, body, language);
}

/** The page that says how a visit ended. */
export async function visitEndPage(
  end: VisitEnd,
  language: Language,
  back: string,
): Promise<string> {
  const texts = await signingTexts(language);
  const { title, text } = end === 'refused' ? texts.system.refused : texts.ends[end];
  const body = `${notice(texts)}
<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>
<p><a href="${escapeHtml(back)}">${escapeHtml(texts.back)}</a></p></main>`;
  return htmlPage(`TEST – ${title}`, body, language);
}
