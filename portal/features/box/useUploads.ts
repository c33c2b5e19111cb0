import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { lockable } from '@dokubox/spec/workflow/rights.ts';
import { isUnderWay, type UploadState } from '@dokubox/ui-kit/box/FileDropzone/uploadState.ts';
import { ApiError } from '../../api/errors.ts';
import { useApi } from '../../api/portal.ts';
import { useServices } from '../../services/services.ts';
import { useStart } from '../../session/start.ts';
import { useUser } from '../../session/session.ts';
import { failureOf, Refused } from '../../shared/failure.ts';
import { takeBoxLock } from '../../shared/keepBoxLock.ts';
import { boxOfRefusal, useFreshBox } from '../../shared/useFreshBox.ts';
import { stillAcceptsUpload, uploadFile } from './uploadFlow.ts';

type Uploads = Readonly<Record<number, UploadState>>;

interface Running {
  readonly file: File;
  readonly abort: AbortController;
}

/** Uploads to the documents of a box. Several may be in progress at once, as `uploading` shows. */
export function useUploads(box: ReceivedBox) {
  const { i18n } = useTranslation();
  const { call } = useApi();
  const services = useServices();
  const { notices } = services;
  const { launch } = useStart();
  const { userType, username } = useUser().user;
  const [uploads, setUploads] = useState<Uploads>({});
  const running = useRef(new Map<number, Running>());
  const showBox = useFreshBox();
  const current = useRef(box);
  useEffect(() => {
    current.current = box;
  });
  // Leaving the screen aborts uploads in progress.
  useEffect(() => {
    const started = running.current;
    return () => {
      for (const { abort } of started.values()) abort.abort();
    };
  }, []);

  const setState = useCallback((dokuId: number, state: UploadState) => {
    setUploads((now) => ({ ...now, [dokuId]: state }));
  }, []);

  const start = useCallback(
    async (dokuId: number, file: File) => {
      const { id: boxId, dokus } = current.current;
      const doku = dokus.find((entry) => entry.id === dokuId);
      if (!doku) return;
      const abort = new AbortController();
      running.current.set(dokuId, { file, abort });
      const facts = { fileName: file.name, size: file.size };
      setState(dokuId, { phase: 'checking', share: 0, ...facts });
      const { signal } = abort;
      let letGo = () => {};
      // The lock is taken first, so that no one waits for a large upload and then learns that a
      // colleague was first.
      const admit = async () => {
        if (lockable(current.current)) letGo = await takeBoxLock(services, boxId, username);
        const args = { params: { id: boxId } };
        const now = await call('loadDokubox', args, { shownInPlace: true, signal });
        const stored = now.dokus.find(({ id }) => id === dokuId);
        if (stillAcceptsUpload(doku, stored)) return;
        await showBox(now);
        throw new Refused({ messageKey: 'dde.error.conflict' });
      };
      try {
        const fresh = await uploadFile(
          {
            file,
            boxId,
            doku,
            userType,
            policy: policyOf(launch.tenant),
            signal,
            admit,
            onProgress: (phase, share) => {
              setState(dokuId, { phase, share, ...facts });
            },
          },
          call,
        );
        setState(dokuId, { phase: 'done', ...facts });
        await showBox(fresh);
        void notices.success(i18n, 'dde.success.fileUploaded');
      } catch (cause) {
        if (cause instanceof ApiError && cause.aborted) {
          setState(dokuId, { phase: 'idle' });
          return;
        }
        setState(dokuId, { phase: 'failed', fileName: file.name, ...failureOf(cause) });
        // A status has changed since then, and the rejection contains the current box.
        await showBox(boxOfRefusal(cause));
      } finally {
        letGo();
      }
    },
    [call, i18n, notices, launch.tenant, services, setState, showBox, userType, username],
  );

  const actions = useMemo(
    () => ({
      onFile: (dokuId: number, file: File) => void start(dokuId, file),
      onCancelUpload: (dokuId: number) => {
        running.current.get(dokuId)?.abort.abort();
      },
      onRetryUpload: (dokuId: number) => {
        const last = running.current.get(dokuId);
        if (last) void start(dokuId, last.file);
      },
    }),
    [start],
  );
  const uploading = Object.values(uploads).some(isUnderWay);
  return { uploads, uploading, actions };
}
