import type { Tenant } from '@dokubox/spec/enums.ts';
import { boxPath } from '@dokubox/spec/portal-paths.ts';
import { useControl } from '../api/hooks.ts';
import { useDoing } from '../parts/useDoing.ts';
import { openAddress, ticketAddress } from '../paths.ts';
import { useConsolePlatform } from '../platform.ts';
import { keepMine } from '../worlds/mine.ts';

/** Target of opening a situation. */
export interface Destination {
  readonly scenario: string;
  readonly tenant: Tenant;
  /** Key of the person. Null means the person whose turn it is in the box, who has no key. */
  readonly user: string | null;
  /** Absent: the person's landing page. */
  readonly boxId?: number;
}

/** Creates a world of a situation and opens it in another tab. */
export function useOpen() {
  const platform = useConsolePlatform();
  const control = useControl();
  const doing = useDoing();
  /** @returns the id of the world, or null if none was created here */
  const make = async ({ scenario, tenant, user, boxId }: Destination): Promise<string | null> => {
    if (user === null) {
      const box = boxId === undefined ? {} : { box: boxId };
      platform.open(ticketAddress({ scenario, tenant, user: 'turn', ...box }));
      return null;
    }
    const { worldId } = await control.call('createWorld', { body: { scenario, tenant, user } });
    keepMine(platform, worldId);
    platform.open(openAddress(worldId, user, boxId === undefined ? undefined : boxPath(boxId)));
    return worldId;
  };
  return { ...doing, make, open: (to: Destination) => doing.run(() => make(to)) };
}
