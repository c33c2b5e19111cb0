import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { savedFileName } from '@dokubox/ui-kit/helpers/files.ts';
import { usedDokus } from '@dokubox/ui-kit/helpers/turn.ts';
import { ApiError } from '../../api/errors.ts';
import { useApi } from '../../api/portal.ts';
import { useServices } from '../../services/services.ts';
import { bytesOfBase64 } from '../../shared/base64.ts';
import { saveFile } from '../../shared/saveFile.ts';

/** Returns the place of a document among the used ones, from 1. */
export function positionOf(box: Pick<ReceivedBox, 'dokus'>, dokuId: number): number {
  return usedDokus(box.dokus).findIndex((doku) => doku.id === dokuId) + 1;
}

/** Saves documents as `01_name`, and confirms it (R7.16). */
export function useDownloads(box: ReceivedBox) {
  const { i18n } = useTranslation();
  const { call } = useApi();
  const { notices } = useServices();
  const [downloading, setDownloading] = useState<ReadonlySet<number>>(new Set());
  const current = useRef(box);
  useEffect(() => {
    current.current = box;
  });
  const download = useCallback(
    async (dokuId: number) => {
      setDownloading((now) => new Set(now).add(dokuId));
      try {
        const { fileName, fileContent } = await call('downloadDoku', { params: { id: dokuId } });
        const name = savedFileName(positionOf(current.current, dokuId), fileName);
        saveFile(name, bytesOfBase64(fileContent));
        void notices.success(i18n, 'dde.success.download');
      } catch (cause) {
        // A failed call has been shown already. Anything else is a fault in our code.
        if (!(cause instanceof ApiError)) throw cause;
      } finally {
        setDownloading((now) => {
          const rest = new Set(now);
          rest.delete(dokuId);
          return rest;
        });
      }
    },
    [call, i18n, notices],
  );
  return { downloading, download };
}
