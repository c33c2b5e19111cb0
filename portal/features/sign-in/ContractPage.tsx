import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@dokubox/spec/limits.ts';
import {
  contractErrors,
  ContractNotice,
  type ContractError,
} from '@dokubox/ui-kit/sign-in/ContractPages/ContractNotice.tsx';
import { NO_ANSWER, asApiError } from '../../api/errors.ts';
import { flowId } from '../../api/flowId.ts';
import { useApi } from '../../api/portal.ts';
import { loginPaths } from '../../config/landing.ts';
import { useServices } from '../../services/services.ts';
import { usePathname } from '../../shared/usePathname.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { SignInFrame } from './SignInFrame.tsx';

const loginPath = loginPaths.INTERNET;
export const contractErrorPath = '/contract/contractprocesserror';

/** Returns the code in an error page's address. An unknown code is a technical fault. */
export function contractErrorOf(search: string): ContractError {
  const code = new URLSearchParams(search).get('code');
  return contractErrors.find((entry) => entry === code) ?? 'TECHNICAL';
}

/** Milliseconds until the next check: short at first, longer after two minutes. */
export function contractPollAfter(waitedMs: number): number {
  return waitedMs < limits.contractSlowAfterMs ? limits.contractPollMs : limits.contractSlowPollMs;
}

/** The pages of the framework contract's signing (R2.1, A-216, A-217). */
export function ContractPage() {
  const failedPage = usePathname() === contractErrorPath;
  return <SignInFrame>{failedPage ? <ContractFailed /> : <ContractWaiting />}</SignInFrame>;
}

function ContractFailed() {
  const { t } = useTranslation('account');
  const { logError, navigation, platform } = useServices();
  const [code] = useState(() => contractErrorOf(platform.addressBar.location.search));
  usePageTitle(t('contract.errorTitle'));
  useEffect(() => {
    logError(new Error(`The framework contract could not be signed: ${code}`));
  }, [code, logError]);
  return (
    <ContractNotice
      state="error"
      code={code}
      backHref={loginPath}
      onNavigate={navigation.navigate}
    />
  );
}

function ContractWaiting() {
  const { t } = useTranslation('account');
  const { call } = useApi();
  const { navigation, notices, platform } = useServices();
  const { navigate } = navigation;
  const [contractId] = useState(() =>
    new URLSearchParams(platform.addressBar.location.search).get('contractId'),
  );
  const [state, setState] = useState<'waiting' | 'failed' | 'noContract'>(
    contractId ? 'waiting' : 'noContract',
  );
  const signed = t('contract.signed');
  usePageTitle(t('contract.waitingTitle'));

  useEffect(() => {
    if (!contractId) return;
    const abort = new AbortController();
    const { signal } = abort;
    const started = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      try {
        const options = { shownInPlace: true, signal } as const;
        const { status } = await call('getContractStatus', { params: { contractId } }, options);
        if (status === 'SIGNED') {
          void notices.text(signed);
          navigate(loginPath);
          return;
        }
        if (status === 'ERROR') {
          navigate(`${contractErrorPath}?code=TECHNICAL`, { replace: true });
          return;
        }
        setState('waiting');
      } catch (cause) {
        if (signal.aborted) return;
        const { status } = asApiError(cause, flowId);
        // A rejection is final. A missing answer or a fault of the server may pass.
        if (status !== NO_ANSWER && status < 500) {
          setState('noContract');
          return;
        }
        setState('failed');
      }
      timer = setTimeout(() => void look(), contractPollAfter(Date.now() - started));
    };
    void look();
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [call, contractId, navigate, notices, signed]);

  const links = { backHref: loginPath, onNavigate: navigate };
  return state === 'noContract' ? (
    <ContractNotice state="noContract" {...links} />
  ) : (
    <ContractNotice state="waiting" failed={state === 'failed'} {...links} />
  );
}
