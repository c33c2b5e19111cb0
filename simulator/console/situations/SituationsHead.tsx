import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import type { Tenant } from '@dokubox/spec/enums.ts';
import { paths } from '../paths.ts';
import shared from '../shared.module.css';
import { words } from '../words.ts';
import classes from './SituationsPage.module.css';
import { TenantChips } from './TenantChips.tsx';

const wording = words.situations;

const views = [
  { to: paths.situations, label: wording.views.scenarios },
  { to: paths.statuses, label: wording.views.statuses },
] as const;

/** Title, the two ways to look for a situation, and the tools of the one that is shown. */
export function SituationsHead({
  tenant,
  onChoose,
  children,
}: {
  readonly tenant: Tenant;
  readonly onChoose: (tenant: Tenant) => void;
  /** Tools before the choice of the bank. */
  readonly children: ReactNode;
}) {
  return (
    <>
      <h1>{wording.title}</h1>
      <p className={shared.lead}>{wording.lead}</p>
      <nav className={shared.parts} aria-label={wording.viewsOf}>
        {views.map(({ to, label }) => (
          <NavLink key={to} className={shared.part ?? ''} to={to} end>
            {label}
          </NavLink>
        ))}
      </nav>
      <div className={classes.tools} role="search">
        {children}
        <TenantChips tenant={tenant} onChoose={onChoose} />
      </div>
    </>
  );
}
