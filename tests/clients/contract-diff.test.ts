import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../tools/root.ts';
import { contractChanges } from './contract-diff.ts';

interface Schema {
  properties: Record<string, object>;
  required?: string[];
  enum?: string[];
}
interface Document {
  info: { version: string };
  paths: Record<string, object>;
  components: { schemas: Record<string, Schema> };
}

const whole = JSON.parse(
  readFileSync(join(root, 'spec/openapi.simulator.json'), 'utf8'),
) as Document;
/**
 * Two calls of the real document, without their error answers: enough to change, and quick to
 * compare.
 */
const paths = JSON.parse(
  JSON.stringify(whole.paths, (name, value: unknown) =>
    /^([3-5]\d\d|default)$/.test(name) ? undefined : value,
  ),
) as Document['paths'];
for (const url of Object.keys(paths)) {
  if (!/\/(health|worlds)$/.test(url)) Reflect.deleteProperty(paths, url);
}
const text = JSON.stringify({ ...whole, paths });

/** Compares the document after a change with the document before it. */
function after(change: (document: Document) => void) {
  const changed = JSON.parse(text) as Document;
  change(changed);
  return contractChanges(JSON.parse(text) as Document, changed);
}
const schema = ({ components }: Document, name: string) => {
  const found = components.schemas[name];
  if (!found) throw new Error(`no schema ${name}`);
  return found;
};
const raise = (document: Document, version: string) => {
  document.info.version = version;
};

describe('the contract compared with its last release', () => {
  it('[R7.21] needs no new version if nothing has changed', () => {
    expect(after(() => undefined)).toMatchObject({
      breaking: [],
      compatible: [],
      versionFits: true,
    });
  });

  it('[R7.21] may change its descriptions freely', () => {
    const changes = after((document) => {
      Object.assign(schema(document, 'World'), { description: 'Other words.' });
    });
    expect(changes).toMatchObject({ breaking: [], compatible: [], versionFits: true });
  });

  it('[R7.21] names a breaking change, and requires a higher version for it', () => {
    const drop = (document: Document) => {
      const [, ...kept] = Object.entries(document.paths);
      document.paths = Object.fromEntries(kept);
    };
    const changes = after(drop);
    expect(changes.breaking).toHaveLength(1);
    expect(changes.breaking[0]).toMatch(/Removed.*GET \/__sim\//);
    expect(changes.versionFits).toBe(false);
    const raised = (version: string) =>
      after((document) => {
        drop(document);
        raise(document, version);
      }).versionFits;
    const { version } = whole.info;
    const [, minor = 0, patch = 0] = version.split('.').map(Number);
    expect(changes.due).toBe(`0.${minor + 1}.0`);
    const tried = [`0.${minor}.${patch + 1}`, '0.0.9', `0.${minor + 1}.0`, '1.0.0'];
    expect(tried.map(raised)).toEqual([false, false, true, true]);
  });

  it('[R7.21] breaks if a field becomes required in a request', () => {
    const { breaking } = after((document) => {
      const body = schema(document, 'CreateWorldRequest');
      body.required = [...(body.required ?? []), 'seed'];
    });
    expect(breaking).not.toEqual([]);
  });

  it('[R7.21] breaks nothing with a new field in an answer, but needs a higher version', () => {
    const add = (document: Document) => {
      schema(document, 'World').properties['mood'] = { type: 'string' };
    };
    const changes = after(add);
    expect(changes).toMatchObject({ breaking: [], versionFits: false });
    expect(changes.compatible).not.toEqual([]);
    const patched = after((document) => {
      add(document);
      raise(document, changes.due);
    });
    expect(patched.versionFits).toBe(true);
    const { info } = whole;
    expect(changes.due).toBe(info.version.replace(/\d+$/, (patch) => String(Number(patch) + 1)));
  });

  it('[R7.21] requires a minor step for additions, and a major step for breaking changes, from 1.0 on', () => {
    const from = (change: (document: Document) => void) => {
      const released = JSON.parse(text) as Document;
      raise(released, '1.4.2');
      const current = JSON.parse(JSON.stringify(released)) as Document;
      change(current);
      return contractChanges(released, current).due;
    };
    expect(from(() => undefined)).toBe('1.4.2');
    expect(from((one) => (schema(one, 'World').properties['mood'] = { type: 'string' }))).toBe(
      '1.5.0',
    );
    expect(from((one) => (one.paths = {}))).toBe('2.0.0');
  });
});

describe('the documents of this repository', () => {
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Document;

  it.each(['openapi.json', 'openapi.simulator.json'])(
    '[R7.21] show in the version of %s what has changed since its last release',
    (name) => {
      const { breaking, compatible, current, due, versionFits } = contractChanges(
        read(`spec/released/${name}`),
        read(`spec/${name}`),
      );
      const changes = [...breaking.map((one) => `breaks ${one}`), ...compatible].join('\n');
      expect(versionFits, `${current} has to be at least ${due}:\n${changes}`).toBe(true);
    },
  );

  it('[R7.21] have the last release in both changelogs, and a section for the next one', () => {
    const { info } = read('spec/released/openapi.json');
    for (const path of ['CHANGELOG.md', 'spec/CHANGELOG.md']) {
      const text = readFileSync(join(root, path), 'utf8');
      expect(text.match(/(?<=^## )\S+/gm)?.slice(0, 2), path).toEqual([
        '[Unreleased]',
        `[${info.version}]`,
      ]);
    }
  });
});
