import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { AppShellFrame } from '@dokubox/ui-kit/shell/AppShellFrame/AppShellFrame.tsx';
import { contentLanguage, localName } from '@dokubox/ui-kit/helpers/names.ts';
import { homeOf, listPath } from '../config/landing.ts';
import { useEnvironment, useFooter } from '../session/frame.ts';
import { useLanguage } from '../session/language.ts';
import { useStart } from '../session/start.ts';
import { useUser } from '../session/session.ts';
import { useServices } from '../services/services.ts';
import { ReturnNotice } from '../shared/ReturnNotice.tsx';
import { Banner } from './Banner.tsx';
import { Overlays } from './Overlays.tsx';
import { useAccountEntries } from './useAccountEntries.tsx';

/** Header, navigation, banners and footer around every signed-in screen. */
export function Shell({
  wide,
  children,
}: {
  readonly wide: boolean;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation(['portal', 'contractBox']);
  const { launch } = useStart();
  const currentUser = useUser();
  const { user } = currentUser;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const follow = (href: string) => void navigate(href);
  const language = useLanguage();
  const { leaving, session } = useServices();
  const content = contentLanguage(launch.tenant, language.language);
  const home = homeOf(user.userType, launch.tenant);
  const entries = [
    { href: listPath, label: t('portal:navigation.list') },
    ...(user.userType === 'BANKER'
      ? [
          { href: '/app/taskListView', label: t('portal:navigation.tasks') },
          { href: '/app/usermanagement/manageuser/', label: t('portal:navigation.users') },
        ]
      : []),
  ];
  return (
    <AppShellFrame
      tenant={launch.tenant}
      homeHref={home}
      onNavigate={follow}
      navigation={entries.map((entry) => ({ ...entry, current: pathname === entry.href }))}
      environment={useEnvironment()}
      language={language}
      user={{
        fullName: localName(user.fullName, user.fullNameLocal, content),
        userType: user.userType,
        roles: currentUser.roles.map((role) => t(`contractBox:participantRole.${role}`)),
        ...(currentUser.clientNumber
          ? {
              client: {
                number: currentUser.clientNumber,
                name:
                  localName(currentUser.clientName, currentUser.clientNameLocal, content) ||
                  currentUser.clientNumber,
              },
            }
          : {}),
        ...useAccountEntries(),
        onSignOut: () => {
          leaving.leave(() => void session.signOut());
        },
      }}
      footer={useFooter()}
      banner={<Banner />}
      contentWidth={wide ? 'wide' : 'normal'}
    >
      <ReturnNotice />
      {children}
      <Overlays />
    </AppShellFrame>
  );
}
