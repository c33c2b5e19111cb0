import { Suspense } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { useTenantConfig } from '../session/start.ts';
import { useUser } from '../session/session.ts';
import { Overlay } from './chunks.ts';
import { overlayOf, type OverlayName } from './overlayNames.ts';

/** Whether the overlay is offered to the signed-in user (R2.36, A-026). */
function useOffered(name: OverlayName | undefined): boolean {
  const { user, tenant } = useUser();
  const { identityProvider } = useTenantConfig();
  if (name === 'signatureSettings') return policyOf(tenant).signatureSettings[user.userType];
  return name === 'changePassword' && (user.userType === 'CLIENT' || !identityProvider);
}

/** The overlay that the address names. Back, Escape and its button close it. */
export function Overlays() {
  const [query, setQuery] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const name = overlayOf(query);
  const offered = useOffered(name);
  if (!name || !offered) return null;
  return (
    <Suspense fallback={null}>
      <Overlay
        name={name}
        onClose={() => {
          // If the address was opened with the overlay, there is no previous page to return to.
          if (key !== 'default') void navigate(-1);
          else {
            setQuery(
              (previous) => {
                const rest = new URLSearchParams(previous);
                rest.delete('overlay');
                return rest;
              },
              { replace: true },
            );
          }
        }}
      />
    </Suspense>
  );
}
