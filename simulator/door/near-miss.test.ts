import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { operations } from '@dokubox/spec/operations/table.ts';
import { explainUnknownPath, methodsOf, nearestOperation } from './near-miss.ts';

describe('near misses', () => {
  it.each([
    ['GET', '/dde/dokubox/doku/7/message', 'addMessage'],
    ['GET', '/dde/dokubox/doku/7/Messages', 'getMessages'],
    ['GET', '/dokubox/doku/7/messages', 'getMessages'],
    ['GET', '/dde/dokubox/doku/messages', 'getMessages'],
    ['POST', '/authorization/client/login', 'clientLogin'],
    ['POST', '/authorization/noauth/banker/logn', 'bankerLogin'],
    ['GET', '/__sim/world', 'listWorlds'],
  ])('suggest for %s %s: %s', (method, path, id) => {
    expect(nearestOperation(method, path)?.id).toBe(id);
  });

  it('suggest no operation if none is similar', () => {
    expect(nearestOperation('GET', '/wp-admin/setup.php')).toBeNull();
    expect(explainUnknownPath('GET', '/wp-admin/setup.php')).toContain('no operation');
  });

  it('know the methods of every operation of the contract', () => {
    for (const { method, url } of Object.values(operations)) {
      expect(methodsOf(url.replaceAll(/\{\w+\}/g, '1'))).toContain(method);
    }
    expect(methodsOf('/dde/none')).toEqual([]);
    expect(methodsOf('/__sim/worlds')).toEqual(['GET', 'HEAD', 'OPTIONS', 'POST']);
  });

  it('accept any path without an error, and never quote it', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 12 }), (segments) => {
        const words = explainUnknownPath('GET', `/${segments.join('/')}`);
        expect(words.length).toBeLessThan(200);
      }),
    );
  });
});
