import { useCallback, useEffect, useRef } from 'react';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { contentLanguage, dokuTitle } from '@dokubox/ui-kit/helpers/names.ts';
import { useLanguage } from '../../session/language.ts';
import { useStart } from '../../session/start.ts';

/** Returns the title of a document of the box by its id. */
export type TitleOf = (dokuId: number | undefined) => string | undefined;

/** Returns a function that gives the documents' current titles. The function stays the same. */
export function useTitleOf(box: Pick<ReceivedBox, 'dokus'>): TitleOf {
  const { launch } = useStart();
  const { language } = useLanguage();
  const now = { dokus: box.dokus, language: contentLanguage(launch.tenant, language) };
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  return useCallback((dokuId) => {
    const doku = latest.current.dokus.find(({ id }) => id === dokuId);
    return doku && dokuTitle(doku, latest.current.language);
  }, []);
}
