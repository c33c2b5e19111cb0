import { useCallback, useEffect, useState } from 'react';
import { asApiError, type ApiError } from '../../api/errors.ts';
import { flowId } from '../../api/flowId.ts';
import { useApi } from '../../api/portal.ts';
import { bytesOfBase64 } from '../../shared/base64.ts';

/** The loading state of a document's file. */
export type FileLoading =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly fileName: string; readonly bytes: Uint8Array }
  | { readonly state: 'failed'; readonly error: ApiError };

/**
 * Reads the file of a document once. It is deliberately not in the query cache: a file can be 10
 * MB, and an open file must not change while the user looks at it.
 */
export function useFileContent(dokuId: number): {
  readonly content: FileLoading;
  readonly reload: () => void;
} {
  const { call } = useApi();
  const [content, setContent] = useState<FileLoading>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    const options = { shownInPlace: true, signal: abort.signal };
    call('downloadDoku', { params: { id: dokuId } }, options).then(
      ({ fileName, fileContent }) => {
        setContent({ state: 'ready', fileName, bytes: bytesOfBase64(fileContent) });
      },
      (cause: unknown) => {
        const error = asApiError(cause, flowId);
        if (!error.aborted) setContent({ state: 'failed', error });
      },
    );
    return () => {
      abort.abort();
    };
  }, [call, dokuId, attempt]);
  const reload = useCallback(() => {
    setContent({ state: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { content, reload };
}
