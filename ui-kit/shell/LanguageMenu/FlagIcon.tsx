import { Suspense, lazy } from 'react';
import type { Language } from '@dokubox/spec/enums.ts';

const Flag = lazy(() => import('./Flag.tsx'));
const place = <span style={{ display: 'block', width: 20, height: 15 }} />;

/** A flag from its own chunk. Its place is reserved while it loads. */
export function FlagIcon({ language }: { readonly language: Language }) {
  return (
    <Suspense fallback={place}>
      <Flag language={language} />
    </Suspense>
  );
}
