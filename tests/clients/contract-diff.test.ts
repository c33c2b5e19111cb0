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
/** Two calls of the real document, without their refusals: enough to change, quick to compare. */
const paths = JSON.parse(
  JSON.stringify(whole.paths, (name, value: unknown) =>
    /^([3-5]\d\d|default)$/.test(name) ? undefined : value,
  ),
) as Document['paths'];
for (const url of Object.keys(paths)) {
  if (!/\/(health|worlds)$/.test(url)) Reflect.deleteProperty(paths, url);
}
const text = JSON.stringify({ ...whole, paths });

/** The document after a change, compared with itself before. */
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

describe('the contract against its last release', () => {
  it('[R7.21] nothing changed needs no new version', () => {
    expect(after(() => undefined)).toMatchObject({
      breaking: [],
      compatible: [],
      versionFits: true,
    });
  });

  it('[R7.21] words may change freely', () => {
    const changes = after((document) => {
      Object.assign(schema(document, 'World'), { description: 'Other words.' });
    });
    expect(changes).toMatchObject({ breaking: [], compatible: [], versionFits: true });
  });

  it('[R7.21] names a change that breaks, and wants the version raised for it', () => {
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
    expect([raised('0.1.1'), raised('0.0.9'), raised('0.2.0'), raised('1.0.0')]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('[R7.21] a field that becomes required in a request breaks', () => {
    const { breaking } = after((document) => {
      const body = schema(document, 'CreateWorldRequest');
      body.required = [...(body.required ?? []), 'seed'];
    });
    expect(breaking).not.toEqual([]);
  });

  it('[R7.21] a new field of an answer breaks nobody, and is a step all the same', () => {
    const add = (document: Document) => {
      schema(document, 'World').properties['mood'] = { type: 'string' };
    };
    const changes = after(add);
    expect(changes).toMatchObject({ breaking: [], versionFits: false });
    expect(changes.compatible).not.toEqual([]);
    const patched = after((document) => {
      add(document);
      raise(document, '0.1.1');
    });
    expect(patched.versionFits).toBe(true);
  });
});
