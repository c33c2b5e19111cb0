import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { UserMenuEntry } from '@dokubox/ui-kit/shell/UserMenu/UserMenu.tsx';
import { useQuery } from '../api/hooks.ts';
import { useTenantConfig } from '../session/start.ts';
import { useUser } from '../session/session.ts';
import { bytesOfBase64 } from '../shared/base64.ts';
import { useServices } from '../services/services.ts';
import { saveFile } from '../shared/saveFile.ts';
import { accountEntriesOf, archiveDocumentsOf, type AccountEntryKey } from './accountEntries.ts';
import type { OverlayName } from './overlayNames.ts';

/** The archive is read once, because its documents for a client change only from year to year. */
const once = { revalidateOnFocus: false } as const;

type Download = 'downloadTermsAndConditions' | 'downloadContract';

/**
 * Entries of the account menu: overlays and the documents of the client's archive (R2.35, R2.36).
 * The list of the archive's documents is read when the user comes near the menu.
 */
export function useAccountEntries(): {
  readonly entries: readonly UserMenuEntry[];
  readonly onNear: () => void;
} {
  const { t, i18n } = useTranslation('shell');
  const { user, tenant } = useUser();
  const { api, notices } = useServices();
  const { identityProvider } = useTenantConfig();
  const [, setQuery] = useSearchParams();
  const archive = archiveDocumentsOf(tenant, user.userType);
  const [near, setNear] = useState(false);
  const terms = useQuery('getTermsAndConditions', near && archive.downloadTerms ? {} : null, once);
  const contract = useQuery('getContract', near && archive.downloadContract ? {} : null, once);

  const open = (name: OverlayName) => () => {
    setQuery((previous) => {
      const query = new URLSearchParams(previous);
      query.set('overlay', name);
      return query;
    });
  };
  const download = useCallback(
    (operation: Download) => async () => {
      try {
        const { fileName, fileContent } = await api.call(operation, {});
        saveFile(fileName, bytesOfBase64(fileContent));
        await notices.success(i18n, 'dde.success.download');
      } catch {
        // The transport has already shown the failure.
      }
    },
    [api, i18n, notices],
  );

  const select: Readonly<Record<AccountEntryKey, () => void>> = {
    changePassword: open('changePassword'),
    signatureSettings: open('signatureSettings'),
    downloadTerms: () => void download('downloadTermsAndConditions')(),
    downloadContract: () => void download('downloadContract')(),
  };
  const keys = accountEntriesOf(
    { tenant, userType: user.userType },
    // Without an identity provider, the configuration has `null`.
    Boolean(identityProvider),
    {
      downloadTerms: terms.isLoading || terms.data?.available === true,
      downloadContract: contract.isLoading || contract.data?.available === true,
    },
  );
  const pending: Partial<Record<AccountEntryKey, boolean>> = {
    downloadTerms: terms.isLoading,
    downloadContract: contract.isLoading,
  };
  return {
    entries: keys.map((key) => ({
      key,
      label: t(`user.${key}`),
      onSelect: select[key],
      pending: pending[key] ?? false,
    })),
    onNear: useCallback(() => {
      setNear(true);
    }, []),
  };
}
