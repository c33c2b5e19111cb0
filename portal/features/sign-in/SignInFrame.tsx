import type { ReactNode } from 'react';
import { SignInLayout } from '@dokubox/ui-kit/sign-in/SignInLayout/SignInLayout.tsx';
import { useEnvironment, useFooter } from '../../session/frame.ts';
import { useStart } from '../../session/start.ts';

/** The page of the sign-in with the portal's data: tenant, environment, footer. */
export function SignInFrame({
  notices,
  children,
}: {
  readonly notices?: ReactNode;
  readonly children: ReactNode;
}) {
  const { launch } = useStart();
  return (
    <SignInLayout
      tenant={launch.tenant}
      environment={useEnvironment()}
      footer={useFooter()}
      notices={notices}
    >
      {children}
    </SignInLayout>
  );
}
