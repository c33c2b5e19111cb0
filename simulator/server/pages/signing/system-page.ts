import type { Language } from '@dokubox/spec/enums.ts';
import { SYSTEM_PATH, type SystemVisit } from '../../../engine/handlers/signing/signing-system.ts';
import { escapeHtml, htmlPage } from '../html.ts';
import { documentList, endedPage, notice, refusing, type FormFault } from './page.ts';
import { signingTexts } from './texts.ts';

/** How a visit of the bank's own signing system ended. */
type VisitEnd = 'refused' | 'over' | 'unknown';

/** The page of a banker for whom documents wait in the bank's own signing system (A-346). */
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
  const reading = { tenant: visit.world.tenant, language };
  const body = `${notice(texts)}
<main><h1>${escapeHtml(system.title)}</h1>
<dl><dt>${escapeHtml(texts.signer)}</dt><dd>${escapeHtml(visit.banker.fullNameLocal)}</dd></dl>
<h2>${escapeHtml(texts.documents)}</h2>
${documentList(visit.dokus, action, reading, texts)}
<form method="post" action="${action}/sign${query}"><p>${escapeHtml(system.signing)}</p>
<button type="submit">${escapeHtml(texts.sign)}</button></form>
${refusing(`${action}/refuse${query}`, texts, fault)}
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
  const words = end === 'refused' ? texts.system.refused : texts.ends[end];
  return endedPage(words, language, back, texts);
}
