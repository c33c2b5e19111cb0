import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import type { UserMenuEntry } from '@dokubox/ui-kit/UserMenu/UserMenu.tsx';
import { useQuery } from '../api/hooks.ts';
import { call } from '../api/portal.ts';
import { useTenantConfig } from '../session/place.ts';
import { useUser } from '../session/session.ts';
import { bytesOfBase64 } from '../shared/base64.ts';
import { notifySuccess } from '../shared/notify.ts';
import { saveFile } from '../shared/saveFile.ts';
import type { OverlayName } from './overlays.ts';

type Download = 'downloadTermsAndConditions' | 'downloadContract';

/** Entries of the account menu: overlays and the documents of the client's archive (R2.35, R2.36). */
export function useAccountEntries(): readonly UserMenuEntry[] {
  const { t, i18n } = useTranslation('shell');
  const { user, tenant } = useUser();
  const policy = policyOf(tenant);
  const { identityProvider } = useTenantConfig();
  const [, setQuery] = useSearchParams();
  const isClient = user.userType === 'CLIENT';
  const terms = useQuery(
    'getTermsAndConditions',
    isClient && policy.offersTermsAndConditions ? {} : null,
  );
  const contract = useQuery('getContract', isClient && policy.offersContractDownload ? {} : null);

  const open = (name: OverlayName) => () => {
    setQuery((former) => {
      const query = new URLSearchParams(former);
      query.set('overlay', name);
      return query;
    });
  };
  const download = useCallback(
    (operation: Download) => async () => {
      try {
        const { fileName, fileContent } = await call(operation, {});
        saveFile(fileName, bytesOfBase64(fileContent));
        await notifySuccess(i18n, 'dde.success.download');
      } catch {
        // The transport has told.
      }
    },
    [i18n],
  );

  const entries: readonly (UserMenuEntry & { readonly shown: boolean })[] = [
    {
      key: 'changePassword',
      label: t('user.changePassword'),
      // A banker whom an identity provider signs in has no password here.
      shown: isClient || !identityProvider,
      onSelect: open('changePassword'),
    },
    {
      key: 'signatureSettings',
      label: t('user.signatureSettings'),
      shown: policy.signatureSettings[user.userType],
      onSelect: open('signatureSettings'),
    },
    {
      key: 'downloadTerms',
      label: t('user.downloadTerms'),
      shown: terms.data?.available === true,
      onSelect: () => void download('downloadTermsAndConditions')(),
    },
    {
      key: 'downloadContract',
      label: t('user.downloadContract'),
      shown: contract.data?.available === true,
      onSelect: () => void download('downloadContract')(),
    },
  ];
  return entries.filter(({ shown }) => shown);
}
