import { describe, expect, it } from 'vitest';
import { TestEngine } from '../../../engine/handlers/fixtures/test-engine.ts';
import { nodePorts } from '../../../server/ports.ts';
import { fieldsOf, valueOf, writtenOf, type Changeable } from './fields.ts';

describe('a form of a record', () => {
  const test = new TestEngine(nodePorts, 'CZ');

  it('[A-410] writes every field of every record, and means the same value by it', async () => {
    const params = { worldId: test.world.id };
    const { body } = await test.call('getWorldState', { params, query: {} });
    const records: Readonly<Record<Changeable, readonly object[]>> = {
      boxes: body.boxes,
      dokus: body.boxes.flatMap(({ dokus }) => dokus),
      users: body.users,
    };
    for (const of of ['boxes', 'dokus', 'users'] as const) {
      expect(records[of].length).toBeGreaterThan(0);
      const fields = fieldsOf(of);
      expect(fields.length).toBeGreaterThan(20);
      for (const record of records[of] as readonly Readonly<Record<string, unknown>>[]) {
        const meant = fields.map((field) => valueOf(field, writtenOf(field, record[field.name])));
        expect(meant).toEqual(fields.map(({ name }) => record[name]));
      }
    }
  });

  it('[A-410] knows what can be chosen, and how a value is typed', () => {
    const kinds = new Map(fieldsOf('boxes').map((field) => [field.name, field]));
    expect(kinds.get('status')).toMatchObject({ kind: 'choice', nullable: false });
    expect(kinds.get('namirialEnvelopeStatus')).toMatchObject({ kind: 'choice', nullable: true });
    expect(kinds.get('signatureRejected')).toMatchObject({ kind: 'flag' });
    expect(kinds.get('createdAt')).toMatchObject({ kind: 'moment' });
    expect(kinds.get('lock')).toMatchObject({ kind: 'json' });
    expect(kinds.has('id')).toBe(false);
    expect(kinds.get('titleEn')?.words).not.toBe('');
  });
});
