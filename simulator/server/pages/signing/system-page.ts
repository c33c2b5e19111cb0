import type { Language } from '@dokubox/spec/enums.ts';
import { SYSTEM_PATH, type SystemVisit } from '../../../engine/handlers/signing/signing-system.ts';
import { escapeHtml } from '@dokubox/publishing/reading/html.ts';
import { htmlPage } from '../html.ts';
import {
  deciding,
  documentList,
  endedPage,
  refusing,
  shownProblem,
  type FormProblem,
} from './page.ts';
import { signingTexts } from './texts.ts';

/** How a visit of the bank's own signing system ended. */
type VisitEnd = 'refused' | 'over' | 'unknown';

/** Parameters in the address of a visit other than its token. */
interface VisitAddress {
  readonly language: Language;
  /** Values that each form of the page repeats. */
  readonly query: string;
  /** Address of the way out, which changes nothing. */
  readonly back: string;
}

/** The page of a banker for whom documents wait in the bank's own signing system (A-346). */
export async function visitPage(
  visit: SystemVisit,
  { language, query, back }: VisitAddress,
  problem?: FormProblem,
): Promise<string> {
  const texts = await signingTexts(language);
  const { system } = texts;
  const address = `${SYSTEM_PATH}/${visit.token}`;
  const reading = { tenant: visit.world.tenant, language };
  const refuse = refusing(escapeHtml(`${address}/refuse?${query}`), texts, problem);
  const failed = shownProblem(texts, 'signature', problem).text;
  const words = { words: system.signing, sign: texts.sign, failed };
  const body = `<main class="signing"><div class="intro"><h1>${escapeHtml(system.title)}</h1>
<dl><dt>${escapeHtml(texts.signer)}</dt><dd>${escapeHtml(visit.banker.fullNameLocal)}</dd></dl></div>
${documentList(visit.dokus, escapeHtml(address), reading, texts)}
${deciding(escapeHtml(`${address}/sign?${query}`), words, [refuse])}
</main>`;
  const way = { href: back, label: texts.back };
  return htmlPage(`TEST – ${system.title}`, body, {
    language,
    back: way,
    notice: texts.testNotice,
  });
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
