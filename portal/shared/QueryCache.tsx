import { useState, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { limits } from '@dokubox/spec/limits.ts';

/** Keeps the answers of queries while mounted. It belongs to one session of one portal. */
export function QueryCache({ children }: { readonly children: ReactNode }) {
  const [config] = useState(() => ({
    provider: () => new Map(),
    focusThrottleInterval: limits.sameNoticeOnceMs,
  }));
  return <SWRConfig value={config}>{children}</SWRConfig>;
}
