import type { Tenant } from '@dokubox/spec/enums.ts';
import type { JournalEntry } from '@dokubox/spec/control/schemas/journal.ts';
import type { UserRecord } from '@dokubox/spec/control/schemas/world-state.ts';
import { openAddress } from '../../paths.ts';

/** A text as one word of a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

interface From {
  readonly entry: JournalEntry;
  /** The caller. Undefined for a call without a session. */
  readonly user: Pick<UserRecord, 'key' | 'userType'> | undefined;
  readonly world: { readonly worldId: string; readonly tenant: Tenant };
  /** Origin of the simulator. */
  readonly origin: string;
}

/**
 * A request of a journal as commands of a shell that make it again, with a new session of the same
 * user. Values masked in the journal (A-234) are masked in the command too.
 */
export function curlOf({ entry, user, world: { worldId, tenant }, origin }: From): string {
  const { method, path, body, flowId } = entry;
  const isBanker = user?.userType === 'BANKER';
  const headers = {
    'X-Language': 'en',
    'X-Tenant': tenant,
    'X-Channel': isBanker ? 'INTRANET' : 'INTERNET',
    'X-Flow-Type': isBanker ? 'BANKER' : 'CLIENT',
    'X-Timezone-Offset': '0',
    'X-Client-Application': 'DDE_PORTAL',
    'X-Flow-Id': flowId ?? '00000000-0000-4000-8000-000000000000',
    'X-Sim-World': worldId,
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  };
  const jar = 'dokubox-cookies.txt';
  const signIn =
    user?.key == null
      ? []
      : [`curl -s -o /dev/null -c ${jar} ${quoted(origin + openAddress(worldId, user.key))} &&`];
  const call = [
    `curl -i${signIn.length > 0 ? ` -b ${jar}` : ''} -X ${method} ${quoted(origin + path)}`,
    ...Object.entries(headers).map(([name, value]) => `  -H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`  --data ${quoted(JSON.stringify(body))}`]),
  ].join(' \\\n');
  return [...signIn, call].join('\n');
}
