import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@dokubox/spec/enums.ts';
import { badgeTexts } from '../../simulator/server/pages/badge/texts.ts';
import { expect, it } from 'vitest';
import { inFolder, withServer, type ContractServer } from './contract-server.ts';

/** A portal of one page, and a script for its badge. */
async function withPortal(
  badge: boolean,
  work: (own: ContractServer) => Promise<void>,
): Promise<void> {
  await inFolder(async (folder) => {
    const badgeFile = join(folder, 'badge.js');
    mkdirSync(join(folder, 'embed'));
    writeFileSync(join(folder, 'index.html'), '<body><p>Portal</p></body>');
    writeFileSync(join(folder, 'embed', 'index.html'), '<body><p>Frame</p></body>');
    writeFileSync(badgeFile, 'export {};');
    await withServer({ portalFolder: folder, ...(badge ? { badgeFile } : {}) }, work);
  });
}

it('[A-439] only the portal’s page loads the badge, and only if the badge is switched on', async () => {
  await withPortal(true, async (own) => {
    const { text, headers } = await own.fetch('/app/dokubox/7');
    const source =
      /<script type="module" src="(\/__sim\/badge\.js\?v=[\w-]{8})"><\/script><\/body>/;
    expect(text).toContain('<p>Portal</p>');
    expect(headers.get('cache-control')).toBe('no-cache');
    const script = await own.fetch(source.exec(text)?.[1] ?? 'none');
    expect([script.status, script.text]).toEqual([200, 'export {};']);
    expect((await own.fetch('/embed')).text).toBe('<body><p>Frame</p></body>');
  });
  await withPortal(false, async (own) => {
    expect((await own.fetch('/app/dokubox/7')).text).toBe('<body><p>Portal</p></body>');
    expect((await own.fetch('/__sim/badge')).status).toBe(404);
  });
});

it('[A-439] the badge shows the browser’s world and the number of active faults, and links to the console', async () => {
  await withPortal(true, async (own) => {
    const badge = async (headers: Record<string, string>, path = '/app/dokubox/7') =>
      (await own.fetch(`/__sim/badge?path=${encodeURIComponent(path)}`, { headers })).text;
    expect(await badge({})).toContain('href="/__sim/"');

    const { worldId, tenant } = await own.signIn();
    const inWorld = { cookie: `sim-world=${worldId}` };
    const plain = await badge(inWorld);
    expect(plain).toContain(`href="/__sim/console/worlds/${worldId}"`);
    expect(plain).not.toContain('data-faults');

    const world = `/__sim/worlds/${worldId}`;
    await own.fetch(world, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: '<b>Ticket & 1' }),
    });
    await own.post(`${world}/faults`, { status: 500 });
    const named = await badge(inWorld);
    expect(named).toContain('&lt;b&gt;Ticket &amp; 1');
    expect(named).toContain(`${badgeTexts.en.faults} 1`);
    for (const language of languages) {
      const read = await badge({ ...inWorld, 'accept-language': language });
      expect(read, language).toContain(`${badgeTexts[language].faults} 1`);
    }

    // The login page of another bank is in another world.
    const other = tenant === 'CZ' ? 'HU' : 'CZ';
    expect(await badge(inWorld, `/index${tenant}.html`)).toContain(worldId);
    expect(await badge(inWorld, `/index${other}.html`)).not.toContain(worldId);
  });
});
