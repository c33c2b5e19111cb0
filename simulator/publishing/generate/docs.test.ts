import { describe, expect, it } from 'vitest';
import { dokuStatuses, dokuboxStatuses, envelopeStatuses, tenants } from '@dokubox/spec/enums.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import { policyRules } from '@dokubox/spec/tenants/policy.ts';
import { dokuRows } from '@dokubox/spec/workflow/doku-machine.ts';
import { boxRows } from '@dokubox/spec/workflow/dokubox-rows.ts';
import { envelopeRows } from '@dokubox/spec/workflow/envelope-machine.ts';
import { table } from './markdown.ts';
import { tenantsDoc } from './tenants-doc.ts';
import { workflowDoc } from './workflow-doc.ts';
import { typicalWays } from './workflow-ways.ts';

const doc = workflowDoc();
const lines = doc.split('\n');
const pictures = [...doc.matchAll(/```mermaid\n([\s\S]*?)```/g)].map(([, text]) => text ?? '');
const rows = [...boxRows, ...dokuRows, ...envelopeRows];

describe('the page of the workflow', () => {
  it.each(rows)('[R4.1][R4.6][R4.7] lists $id once, and draws it', ({ id, origin }) => {
    const rows = lines.filter((line) => line.startsWith(`| ${id} |`));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.endsWith(`| ${origin} |`)).toBe(true);
    expect(pictures.some((text) => new RegExp(`\\b${id} \\w`).test(text))).toBe(true);
  });

  it.each([...dokuboxStatuses, ...dokuStatuses, ...envelopeStatuses])(
    'explains what %s is',
    (name) => {
      expect(lines.some((line) => line.startsWith(`| \`${name}\` |`))).toBe(true);
    },
  );

  it('names only calls of the contract', () => {
    const known = Object.values(operations).map(({ method, url }) => `${method} ${url}`);
    const named = [...doc.matchAll(/`((?:GET|POST) [^`]+)`/g)].map(([, call]) => call);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((call) => call !== undefined && !known.includes(call))).toEqual([]);
  });

  it('has no row that breaks its table', () => {
    const columns = (line: string) => line.split(/(?<!\\)\|/).length;
    lines.forEach((line, at) => {
      if (!line.startsWith('| --- |')) return;
      for (let next = at + 1; lines[next]?.startsWith('|'); next += 1) {
        expect(columns(lines[next] ?? '')).toBe(columns(line));
      }
    });
    expect(table(['a'], [['1 | 2']])).toBe('| a |\n| --- |\n| 1 \\| 2 |');
  });

  it('shows typical paths that end where documents end', () => {
    for (const { steps } of typicalWays()) expect(steps.at(-1)?.to).toBe('ARCHIVED');
  });
});

describe('the page of the tenants', () => {
  it.each(Object.entries(policyRules))('[R1.1] describes %s in words', (name, { says }) => {
    const paragraph = tenantsDoc()
      .split('\n')
      .filter((line) => line.startsWith(`| ${says} <br> \`${name}\` |`));
    expect(paragraph).toHaveLength(1);
  });

  it('[R1.1] has a column for each', () => {
    expect(tenantsDoc()).toContain(`| Rule | ${tenants.join(' | ')} | Origin |`);
  });
});
