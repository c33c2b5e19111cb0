import type { Language } from '@dokubox/spec/enums.ts';
import { boxPath } from '@dokubox/spec/portal-paths.ts';
import { SYSTEM_PATH, type SystemVisit } from '../../../engine/handlers/signing/signing-system.ts';
import { escapeHtml, htmlPage } from '../html.ts';
import { deciding, documentList, endedPage, refusing, type FormFault } from './page.ts';
import { signingTexts } from './texts.ts';

/** How a visit of the bank's own signing system ended. */
type VisitEnd = 'refused' | 'over' | 'unknown';

/** The page of a banker for whom documents wait in the bank's own signing system (A-346). */
export async function visitPage(
  visit: SystemVisit,
  language: Language,
  fault?: FormFault,
): Promise<string> {
  const texts = await signingTexts(language);
  const { system } = texts;
  const action = escapeHtml(`${SYSTEM_PATH}/${visit.token}`);
  const query = `?language=${language}`;
  const reading = { tenant: visit.world.tenant, language };
  const refuse = refusing(`${action}/refuse${query}`, texts, fault);
  const words = { words: system.signing, sign: texts.sign };
  const body = `<main class="signing"><div class="intro"><h1>${escapeHtml(system.title)}</h1>
<dl><dt>${escapeHtml(texts.signer)}</dt><dd>${escapeHtml(visit.banker.fullNameLocal)}</dd></dl></div>
${documentList(visit.dokus, action, reading, texts)}
${deciding(`${action}/sign${query}`, words, [refuse])}
</main>`;
  const back = { href: boxPath(visit.box.id), label: texts.back };
  return htmlPage(`TEST – ${system.title}`, body, { language, back, notice: texts.testNotice });
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
