import { useEffect, useState } from 'react';
import {
  authorizeUrl,
  codeChallenge,
  externalLoginUrl,
  newOauthMemory,
} from '../../config/signInLinks.ts';
import { storageKeys } from '../../config/storage.ts';
import { useServices } from '../../services/services.ts';
import { useLanguage } from '../../session/language.ts';
import { useStart, useTenantConfig } from '../../session/start.ts';

/** Address of the digital channel's login, if one is configured (R2.11, A-039). */
export function useExternalHref(): string | undefined {
  const { launch } = useStart();
  const { language } = useLanguage();
  const { externalChannelLoginUrl } = useTenantConfig();
  if (!externalChannelLoginUrl) return undefined;
  return externalLoginUrl({
    base: externalChannelLoginUrl,
    tenant: launch.tenant,
    language,
    ...(launch.ddeParam ? { ddeParam: launch.ddeParam.text } : {}),
  });
}

/** Address of the identity provider, if one is configured and the page is the bankers' (R2.12). */
export function useIdentityProviderHref(): string | undefined {
  const { launch } = useStart();
  const { language } = useLanguage();
  const provider = useTenantConfig().identityProvider;
  const { addressBar, sessionStorage } = useServices().platform;
  const [memory] = useState(newOauthMemory);
  const [challenge, setChallenge] = useState<string>();
  const wanted = Boolean(provider) && launch.channel === 'INTRANET';
  useEffect(() => {
    if (!wanted) return;
    sessionStorage.setItem(storageKeys.oauth, JSON.stringify(memory));
    let gone = false;
    void codeChallenge(memory.codeVerifier).then((made) => {
      if (!gone) setChallenge(made);
    });
    return () => {
      gone = true;
    };
  }, [wanted, memory, sessionStorage]);
  if (!provider || !wanted || challenge === undefined) return undefined;
  return authorizeUrl({
    authorizeUrl: provider.authorizeUrl,
    clientId: provider.clientId,
    redirectUri: `${addressBar.location.origin}/oauth/authorize`,
    state: memory.state,
    challenge,
    language,
  });
}
