import { expect, type APIRequestContext, type Page } from 'playwright/test';
import { languages, type Language, type Tenant, type UserType } from '@dokubox/spec/enums.ts';
import {
  operations,
  type AnswerOf,
  type BodyOf,
  type OperationId,
} from '@dokubox/spec/operations/table.ts';

/** A world of the simulator that belongs to one journey alone. */
export interface JourneyWorld {
  readonly id: string;
  readonly tenant: Tenant;
  readonly userType: UserType;
  readonly username: string;
  /** Token of the world's user, for calls beside the browser. */
  readonly idToken: string;
}

type WorldRequest = BodyOf<'createWorld'>;

function headersFor(world: Omit<JourneyWorld, 'username'>) {
  return {
    'x-language': languages[0],
    'x-tenant': world.tenant,
    'x-channel': world.userType === 'BANKER' ? 'INTRANET' : 'INTERNET',
    'x-flow-type': world.userType,
    'x-timezone-offset': '0',
    'x-client-application': 'DDE_PORTAL',
    'x-flow-id': '00000000-0000-4000-8000-000000000000',
    'x-id-token': world.idToken,
    'x-sim-world': world.id,
  };
}

/** Keys of users say their side. */
function userTypeOf(user: string): UserType {
  return user.startsWith('client') ? 'CLIENT' : 'BANKER';
}

/** Makes a world; `user` is a key such as `client1` or `bankerRm`. */
export async function createWorld(
  request: APIRequestContext,
  wanted: WorldRequest,
): Promise<JourneyWorld> {
  const answer = await request.post(operations.createWorld.url, { data: wanted });
  expect(answer.status(), await answer.text()).toBe(201);
  const made = (await answer.json()) as AnswerOf<'createWorld'>;
  const world = {
    id: made.worldId,
    tenant: made.tenant as Tenant,
    userType: userTypeOf(made.user),
    idToken: made.idToken,
  };
  const headers = headersFor(world);
  const current = await request.get(operations.getCurrentUser.url, { headers });
  expect(current.status(), await current.text()).toBe(200);
  const { user } = (await current.json()) as AnswerOf<'getCurrentUser'>;
  return { ...world, username: user.username };
}

/** Calls the simulator beside the browser, as the world's user. */
export async function callAs<Id extends OperationId>(
  request: APIRequestContext,
  world: JourneyWorld,
  operationId: Id,
  args: { readonly id?: number; readonly body?: BodyOf<Id> } = {},
): Promise<AnswerOf<Id>> {
  const { method, url } = operations[operationId];
  const answer = await request.fetch(url.replace('{id}', String(args.id)), {
    method,
    headers: headersFor(world),
    ...(args.body === undefined ? {} : { data: args.body }),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  // A 204 has no body.
  return (answer.status() === 204 ? undefined : await answer.json()) as AnswerOf<Id>;
}

/** The boxes of the world's client, newest change first. */
export async function boxesOf(request: APIRequestContext, world: JourneyWorld) {
  const body = { status: 'ALL' as const, page: 0, size: 50 as const };
  const page = await callAs(request, world, 'searchClientDokuboxes', { body });
  return page.content;
}

/** The first box of the world's client with a document that fits, and the document. */
export async function findDoku(
  request: APIRequestContext,
  world: JourneyWorld,
  fits: (doku: AnswerOf<'loadDokubox'>['dokus'][number]) => boolean,
) {
  for (const { id } of await boxesOf(request, world)) {
    const box = await callAs(request, world, 'loadDokubox', { id });
    const doku = box.dokus.find((entry) => entry.usedInBox && fits(entry));
    if (doku) return { box, doku };
  }
  throw new Error('The scenario has no such document.');
}

/** The landing path of the world's user. */
export function landingPath({ tenant, userType }: Pick<JourneyWorld, 'tenant' | 'userType'>) {
  return userType === 'BANKER' ? `/intranet${tenant}` : `/index${tenant}`;
}

/** Puts the browser into the world, signed out. */
export async function enterWorld(page: Page, world: JourneyWorld, baseURL: string): Promise<void> {
  await page.context().addCookies([{ name: 'sim-world', value: world.id, url: baseURL }]);
}

/** Chooses the portal's language before its first page. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => {
    // Only where nothing is chosen yet: a language chosen on the page must survive a reload.
    if (!localStorage.getItem('dde.language')) localStorage.setItem('dde.language', chosen);
  }, language);
}

/**
 * Puts the browser into the world, signed in, on a screen behind the sign-in; default: home.
 * @param user key of another user than the world's own
 * @param origin of another simulator than the one of all journeys
 */
export async function openWorld(
  page: Page,
  world: JourneyWorld,
  screen?: string,
  user?: string,
  origin = '',
): Promise<void> {
  const userType = user === undefined ? world.userType : userTypeOf(user);
  const landing = landingPath({ tenant: world.tenant, userType });
  const path = screen === undefined ? landing : `${landing}?resume=${encodeURIComponent(screen)}`;
  const query = new URLSearchParams({ path, ...(user === undefined ? {} : { user }) });
  await page.goto(`${origin}/__sim/open/${world.id}?${query.toString()}`);
  await page.waitForURL((url) => url.pathname.startsWith('/app/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/**
 * Leaves the portal for an empty page, as by a link. A page that the browser itself takes away has half
 * a second to say goodbye, which is too short on a busy machine.
 */
export async function leavePortal(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.location.href = 'about:blank';
  });
  await page.waitForURL('about:blank');
}

/** Makes a world of a scenario and opens it in English. */
export async function arrive(
  page: Page,
  wanted: WorldRequest,
  screen?: string,
): Promise<JourneyWorld> {
  await speak(page, 'en');
  const world = await createWorld(page.request, wanted);
  await openWorld(page, world, screen);
  return world;
}

/** Blocks or frees functions of the portal in the world. */
export async function setPortalStatus(
  request: APIRequestContext,
  world: JourneyWorld,
  statuses: BodyOf<'setPortalStatus'>['statuses'],
): Promise<void> {
  const url = operations.setPortalStatus.url.replace('{worldId}', world.id);
  const answer = await request.post(url, { data: { statuses } });
  expect(answer.status(), await answer.text()).toBe(204);
}

/** Makes calls of the world go wrong on purpose. */
export async function addFault(
  request: APIRequestContext,
  world: JourneyWorld,
  fault: BodyOf<'addFault'> & { readonly operationId?: OperationId },
): Promise<void> {
  const url = operations.addFault.url.replace('{worldId}', world.id);
  const answer = await request.post(url, { data: fault });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** What was called in the world so far, oldest first; of one operation where it is named. */
export async function journalOf(
  request: APIRequestContext,
  world: JourneyWorld,
  operationId?: OperationId,
): Promise<AnswerOf<'getJournal'>> {
  const url = operations.getJournal.url.replace('{worldId}', world.id);
  const answer = await request.get(url);
  expect(answer.status(), await answer.text()).toBe(200);
  const entries = (await answer.json()) as AnswerOf<'getJournal'>;
  return entries.filter((entry) => operationId === undefined || entry.operationId === operationId);
}

/** Moves the world's clock on. */
export async function advanceClock(
  request: APIRequestContext,
  world: JourneyWorld,
  advanceMs: number,
): Promise<void> {
  const url = operations.setClock.url.replace('{worldId}', world.id);
  const answer = await request.post(url, { data: { advanceMs } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Lets all calls of the world work again. */
export async function clearFaults(request: APIRequestContext, world: JourneyWorld): Promise<void> {
  const answer = await request.delete(operations.clearFaults.url.replace('{worldId}', world.id));
  expect(answer.status(), await answer.text()).toBe(204);
}
