import {
  clientApplications,
  languages,
  type Language,
  type Tenant,
  type UserType,
} from '@dokubox/spec/enums.ts';
import type { PortalHeaders } from '@dokubox/spec/operations/headers.ts';
import type { AnswerOf } from '@dokubox/spec/operations/table.ts';
import { callerOf, type Caller } from './caller.ts';
import type { Fetch } from './door.ts';

/** World and user for the headers of a call. */
export interface CallIdentity {
  readonly tenant: Tenant;
  readonly userType: UserType;
  readonly worldId: string;
  /** The default is English. */
  readonly language?: Language;
}

/** Headers that the portal sends with every call (§9). */
function headersOf({ tenant, userType, worldId, language = languages[0] }: CallIdentity) {
  return {
    'x-language': language,
    'x-tenant': tenant,
    'x-channel': userType === 'BANKER' ? 'INTRANET' : 'INTERNET',
    'x-flow-type': userType,
    'x-timezone-offset': String(new Date().getTimezoneOffset()),
    'x-client-application': clientApplications[0],
    'x-flow-id': globalThis.crypto.randomUUID(),
    'x-sim-world': worldId,
  } satisfies PortalHeaders & { readonly 'x-sim-world': string };
}

/** A signed-in user of a world, with a separate session. */
export interface Person extends Caller {
  /** Key of the scenario, such as `client1` or `bankerRm`. */
  readonly key: string;
  /** The user as the portal receives it. */
  readonly user: AnswerOf<'getCurrentUser'>['user'];
  /** Boxes in the user's list, the last changed first. At most fifty. */
  boxes(): Promise<readonly ListedBox[]>;
  /** A box as the user sees it. @throws CallRefused */
  box(id: number): Promise<AnswerOf<'loadDokubox'>>;
}

/** A box in a list. */
export type ListedBox =
  | AnswerOf<'searchClientDokuboxes'>['content'][number]
  | AnswerOf<'searchBankerDokuboxes'>['content'][number];

/**
 * @param fetch function that sends the user's session, unless a header does
 * @param more further headers of every call
 */
export async function personOf(
  fetch: Fetch,
  key: string,
  identity: CallIdentity,
  more: Readonly<Record<string, string>> = {},
): Promise<Person> {
  const caller = callerOf(fetch, { ...headersOf(identity), ...more });
  const { user } = await caller.call('getCurrentUser');
  const search = { status: 'ALL', page: 0, size: 50, sort: 'lastChangedAt,desc' } as const;
  return {
    ...caller,
    key,
    user,
    boxes: async () => {
      const isBanker = identity.userType === 'BANKER';
      const found = isBanker
        ? await caller.call('searchBankerDokuboxes', { body: search })
        : await caller.call('searchClientDokuboxes', { body: search });
      return found.content;
    },
    box: (id) => caller.call('loadDokubox', { params: { id } }),
  };
}
