import type { Language } from '@dokubox/spec/enums.ts';
import { worldIdOfToken } from '../../sessions/session.ts';
import type { BoxState, DokuState, UserState } from '../../state.ts';
import type { World } from '../../world/world.ts';
import type { Engine } from '../call.ts';
import { newMessage } from '../message-rules.ts';
import { changeBox } from '../workflow/change-box.ts';
import { boxOfProcess, openSteps } from './bank-application.ts';
import { callbackToken, grantOf } from './callback-tokens.ts';
import { signSteps } from './delivery.ts';

/** The simulated signing system of the bank. */

/** Path prefix of all its pages. */
export const SYSTEM_PATH = '/__sim/signing-system';

/** The current state of a banker's visit. */
export interface SystemVisit {
  readonly world: World;
  readonly token: string;
  readonly box: BoxState;
  readonly banker: UserState;
  /** Documents waiting for a signature in this system. Empty once all are signed. */
  readonly dokus: readonly DokuState[];
}

/**
 * Address of a box's process for a banker, with the return address.
 * @param returnUrl the page the banker came from
 */
export function systemAddress(
  world: World,
  visit: {
    readonly process: string;
    readonly username: string;
    readonly dokuId: number;
    readonly language: Language;
    readonly returnUrl: string;
  },
  randomToken: () => string,
): string {
  const { process: envelopeId, username, dokuId, language, returnUrl } = visit;
  const token = callbackToken(world, { envelopeId, username }, randomToken);
  const query = new URLSearchParams({ document: String(dokuId), language, returnUrl });
  return `${SYSTEM_PATH}/${token}?${query.toString()}`;
}

/** The visit behind the token of an address. Undefined for an invalid token. */
export function systemVisit(
  engine: Pick<Engine, 'worlds'>,
  token: string,
): SystemVisit | undefined {
  const world = engine.worlds.get(worldIdOfToken(token));
  const grant = world && grantOf(world, token);
  const banker = world?.users.get(grant?.username ?? '');
  const box = grant && boxOfProcess(world, grant.envelopeId);
  if (!world || !banker || !box) return undefined;
  const waiting = new Set(openSteps(box).map(({ dokuId }) => dokuId));
  return { world, token, box, banker, dokus: box.dokus.filter(({ id }) => waiting.has(id)) };
}

/**
 * Signs everything that is due and delivers the files. Documents already signed do not change
 * (A-187).
 */
export async function signInSystem(
  engine: Pick<Engine, 'ports'>,
  { world, box, banker }: SystemVisit,
): Promise<void> {
  await signSteps({ engine, world }, box, banker.username);
}

/** Refuses to sign. The reason is stored with each document, for the bank only. */
export function refuseInSystem({ world, box, banker, dokus }: SystemVisit, reason: string): void {
  const { username } = banker;
  const refused = new Set(dokus.map(({ id }) => id));
  const message = {
    content: reason,
    messageVisibility: 'INTERNAL',
    senderUsername: username,
    createdAt: world.clock.nowIso(),
  } as const;
  changeBox(world, box, { operationId: 'signCallback', username }, (tx) => ({
    ...box,
    dokus: box.dokus.map((doku) =>
      refused.has(doku.id)
        ? { ...doku, messages: [...doku.messages, newMessage(tx, message)] }
        : doku,
    ),
  }));
}
