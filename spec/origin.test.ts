import { describe, expect, it } from 'vitest';
import { assumptions } from './assumptions.ts';
import * as controlEnums from './control/enums.ts';
import * as enums from './enums.ts';
import { errorCodes, messageKeys } from './errors.ts';
import { limitOrigins, limits } from './limits.ts';
import { portalHeadersSchema } from './operations/headers.ts';
import { operations } from './operations/table.ts';
import type { OperationDefinition } from './operations/types.ts';
import { isSpecified, ORIGIN_KEYWORD } from './origin.ts';
import { schemaOrigins, schemas } from './schemas/registry.ts';
import { scenarioSchema } from './control/schemas/scenario.ts';
import { policyRules } from './tenants/policy.ts';
import { tenantPolicies } from './tenants/table.ts';
import { workflowJson } from './workflow/workflow-json.ts';

/** Number of sections in the specification. */
const SECTIONS = 9;

/** Returns what is wrong with an origin. Undefined if it exists. */
function problem(origin: unknown): string | undefined {
  if (typeof origin !== 'string') return 'has no origin';
  const section = /^§(\d+)$/.exec(origin)?.[1];
  if (section !== undefined) {
    return Number(section) >= 1 && Number(section) <= SECTIONS
      ? undefined
      : `${origin} is not a section`;
  }
  return Object.hasOwn(assumptions, origin) ? undefined : `${origin} is not in the register`;
}

/** Returns the problems of a table of origins, by name. */
function problemsOf(table: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(table).flatMap(([name, origin]) => {
    const found = problem(origin);
    return found === undefined ? [] : [`${name} ${found}`];
  });
}

/** Returns the problems of every field of a schema, at any depth. */
function fieldProblems(node: unknown, path: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own =
    ORIGIN_KEYWORD in node
      ? problemsOf({ [path]: (node as Record<string, unknown>)[ORIGIN_KEYWORD] })
      : [];
  const below = Object.entries(node).flatMap(([keyword, value]) => {
    if (keyword === 'x-wraps') return [];
    if (keyword !== 'properties') return fieldProblems(value, path);
    return Object.entries(value as object).flatMap(([field, schema]) => {
      const at = `${path}.${field}`;
      const missing = ORIGIN_KEYWORD in (schema as object) ? [] : [`${at} has no origin`];
      return [...missing, ...fieldProblems(schema, at)];
    });
  });
  return [...own, ...below];
}

/** Rows and rules of the workflow that need an origin: everything that has words. */
function workflowProblems(node: unknown, path: string): string[] {
  if (Array.isArray(node))
    return node.flatMap((item, i) => workflowProblems(item, `${path}[${i}]`));
  if (typeof node !== 'object' || node === null) return [];
  const row = node as Readonly<Record<string, unknown>>;
  const needsOne = 'says' in row || 'gives' in row || ('from' in row && 'to' in row);
  const own = needsOne || 'origin' in row ? problemsOf({ [path]: row['origin'] }) : [];
  return [
    ...own,
    ...Object.entries(row).flatMap(([name, value]) => workflowProblems(value, `${path}.${name}`)),
  ];
}

const operationList = Object.entries<OperationDefinition>(operations);

describe('origins', () => {
  it('the checks of origins reject an origin that does not exist', () => {
    expect(problem('§3')).toBeUndefined();
    expect(problem('A-228')).toBeUndefined();
    expect(problem('X-30')).toBeUndefined();
    expect(problem('§10')).toBeDefined();
    expect(problem('A-999')).toBeDefined();
    expect(problem(undefined)).toBeDefined();
    expect(fieldProblems({ properties: { bare: { type: 'string' } } }, 'S')).toEqual([
      'S.bare has no origin',
    ]);
    expect(workflowProblems({ rows: [{ from: ['A'], to: 'B' }] }, 'w')).toEqual([
      'w.rows[0] has no origin',
    ]);
  });

  it('the assumptions have the texts of the register', () => {
    const wordless = Object.entries(assumptions).filter(([, { decision }]) => decision === '');
    expect(wordless).toEqual([]);
    expect(Object.keys(assumptions).length).toBeGreaterThan(200);
    expect(isSpecified('§3')).toBe(true);
    expect(isSpecified('A-228')).toBe(false);
  });

  it('origins exist for every schema', () => {
    expect(problemsOf(schemaOrigins)).toEqual([]);
    expect(Object.keys(schemaOrigins).sort()).toEqual(Object.keys(schemas).sort());
  });

  it.each([...Object.entries(schemas), ['Scenario', scenarioSchema]])(
    'origins exist for every field of %s',
    (name, schema) => {
      expect(fieldProblems(schema, name as string)).toEqual([]);
    },
  );

  it.each(operationList)('origins exist for %s and each of its fields', (id, operation) => {
    expect(problem(operation.origin)).toBeUndefined();
    const { params, query, body, success } = operation;
    for (const [part, schema] of Object.entries({ params, query, body, answer: success.schema })) {
      expect(fieldProblems(schema, `${id} ${part}`)).toEqual([]);
    }
  });

  it('origins exist for every header', () => {
    expect(fieldProblems(portalHeadersSchema, 'headers')).toEqual([]);
  });

  it('[R9.2] origins exist for every limit', () => {
    expect(problemsOf(limitOrigins)).toEqual([]);
    expect(Object.keys(limitOrigins).sort()).toEqual(Object.keys(limits).sort());
  });

  it('[R8.7] origins exist for every error code and message key', () => {
    expect(problemsOf(messageKeys)).toEqual([]);
    expect(
      problemsOf(
        Object.fromEntries(Object.entries(errorCodes).map(([code, { origin }]) => [code, origin])),
      ),
    ).toEqual([]);
  });

  it('origins exist for every closed list', () => {
    const lists = Object.entries({ ...enums, ...controlEnums }).flatMap(([name, value]) =>
      typeof value === 'object' && !/enumOrigins$/i.test(name) ? [name] : [],
    );
    const origins = { ...enums.enumOrigins, ...controlEnums.controlEnumOrigins };
    expect(Object.keys(origins).sort()).toEqual(lists.sort());
    expect(problemsOf(origins)).toEqual([]);
  });

  it('[R1.1] origins exist for every difference between tenants', () => {
    expect(workflowProblems(policyRules, 'policy')).toEqual([]);
    for (const policy of Object.values(tenantPolicies)) {
      expect(Object.keys(policyRules).sort()).toEqual(Object.keys(policy).sort());
    }
  });

  it('origins exist for every row and rule of the workflow', () => {
    expect(workflowProblems(workflowJson(), 'workflow')).toEqual([]);
  });
});
