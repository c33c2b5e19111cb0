import { operations } from '@dokubox/spec/operations/table.ts';
import type { WorldEvent } from '@dokubox/spec/control/schemas/world-event.ts';
import { expect, it } from 'vitest';
import { ContractServer } from './contract-server.ts';

const addressOf = (worldId: string) => operations.followWorld.url.replace('{worldId}', worldId);

/** Reads events until the wanted number has arrived, or the stream ends. */
async function eventsOf(reader: ReadableStreamDefaultReader<Uint8Array>, wanted: number) {
  let text = '';
  for (;;) {
    const data = [...text.matchAll(/^data: (.*)$/gm)];
    if (data.length >= wanted) return data.map(([, json]) => JSON.parse(json ?? '') as WorldEvent);
    const { done, value } = await reader.read();
    if (done) throw new Error(`the stream ended after: ${text}`);
    text += new TextDecoder().decode(value);
  }
}

it('[A-416] events arrive as they happen, can be read again if missed, and end with the server', async () => {
  const server = await ContractServer.start();
  const world = server.simulator.engine.worlds.create({ scenario: 'contract' });
  // Reads the stream as it arrives. The server's own fetch waits for the whole text.
  const answer = await fetch(server.url + addressOf(world.id));
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const reader = answer.body?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const { username } = world.userByKey('client1') ?? {};
  world.commit({ operationId: 'test', username: String(username) }, (tx) => {
    tx.box(101).customName = 'Changed';
  });
  world.undo();
  world.redo();
  const [given, ...later] = await eventsOf(reader, 3);
  expect(given).toMatchObject({ kind: 'command', number: 1, username, boxIds: [101] });
  expect(later.map(({ kind, number }) => [kind, number])).toEqual([
    ['undo', 0],
    ['redo', 1],
  ]);
  const missed = await server.fetch(`${addressOf(world.id)}?follow=false`, {
    headers: { 'Last-Event-ID': '0' },
  });
  expect(missed.text).toMatch(/^: open\n\nid: 1\nevent: command\ndata: .*\n\n$/);
  expect((await server.fetch(addressOf(world.id), { method: 'HEAD' })).status).toBe(405);
  const rest = reader.read();
  await server.stop();
  expect((await rest).done).toBe(true);
  expect(world.watchers.any).toBe(false);
});
