import { tenants } from '@dokubox/spec/enums.ts';
import { describe, expect, it } from 'vitest';
import { ScenarioCatalogue } from './catalogue.ts';
import { describeScenarioError } from './scenario-error.ts';
import { readWithPositions } from './json-text.ts';
import { loadedCatalogue, scenarioTexts } from './fixtures/scenario-texts.ts';

const minimal = {
  name: 'x',
  title: 'X',
  description: 'A scenario for this test',
  tenants: 'all',
  user: 'client1',
  seed: 1,
  boxes: [] as unknown[],
};

/** Errors of a valid scenario with the given changes, one line each. */
function errorsOf(change: object, file = 'scenarios/x.json'): readonly string[] {
  const text = JSON.stringify({ ...minimal, ...change }, null, 2);
  return new ScenarioCatalogue(readWithPositions).add(file, text).map(describeScenarioError);
}

function errorsOfBox(box: object): readonly string[] {
  return errorsOf({ boxes: [{ client: 'main', initiatedBy: 'BANK', ...box }] });
}

function errorsOfDoku(doku: object, box: object = {}): readonly string[] {
  return errorsOfBox({
    definition: 'ACC-MB-01',
    dokus: [doku, { status: 'WAITING_CLIENT_UPLOAD' }],
    ...box,
  });
}

const catalogue = loadedCatalogue();

describe('the scenarios of the repository', () => {
  it('[A-436] each say what to try', () => {
    const silent = catalogue.all().filter((scenario) => (scenario.try ?? []).length < 2);
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('[R1.1] all load, and cover all seven tenants', () => {
    expect(catalogue.list()).toHaveLength(scenarioTexts.size);
    for (const summary of catalogue.list()) expect(summary.tenants).toEqual([...tenants]);
  });

  it('start with the everyday scenario for every tenant', () => {
    for (const tenant of tenants) expect(catalogue.firstFor(tenant)?.name).toBe('everyday');
  });

  it('list the users to sign in as, the scenario’s own user first', () => {
    const summary = catalogue.list().find(({ name }) => name === 'sign-in-variants');
    expect(summary?.users[0]).toEqual({
      key: 'clientMustChangePassword',
      userType: 'CLIENT',
      title: 'Client who must change the password',
    });
    expect(summary?.users.map(({ key }) => key)).toEqual(
      expect.arrayContaining([
        'client1',
        'client3',
        'bankerRm',
        'bankerValidator',
        'banker1',
        'banker2',
        'bankerAdmin',
      ]),
    );
    expect(summary?.users.find(({ key }) => key === 'bankerLocked')?.userType).toBe('BANKER');
  });
});

describe('a file with errors', () => {
  it('leaves the loaded version active', () => {
    const catalogue = new ScenarioCatalogue(readWithPositions);
    expect(catalogue.add('x.json', JSON.stringify(minimal))).toEqual([]);
    const before = catalogue.get('x');
    expect(catalogue.add('x.json', '{')).toHaveLength(1);
    expect(catalogue.get('x')).toBe(before);
    catalogue.remove('x');
    expect(catalogue.get('x')).toBeUndefined();
  });

  it('reports broken JSON with line and column', () => {
    const errors = new ScenarioCatalogue(readWithPositions).add(
      'scenarios/x.json',
      '{\n  "name": "x",\n  oops\n}',
    );
    expect(errors.map(describeScenarioError)).toEqual([
      'scenarios/x.json:3:3 not JSON: expected a value or a key in double quotes, but found "oops"',
    ]);
  });

  it('reports an unknown key on its own line with the nearest known key', () => {
    expect(errorsOf({ titel: 'X' })).toEqual([
      expect.stringMatching(
        /^scenarios\/x\.json:9:3 titel: the key "titel" is not allowed here\. Did you mean "title"\? Known: \$schema, name/,
      ),
    ]);
  });

  it('reports every error of a file at once', () => {
    const errors = errorsOf({ seed: -1, title: 7, tenants: ['HU', 'XX'] });
    expect(errors).toEqual([
      expect.stringContaining('title: expected a string, found 7'),
      expect.stringContaining('tenants[1]: expected one of HU, CZ, SK, RS, BG, HR, RO, found "XX"'),
      expect.stringContaining('seed: -1 must be >= 0'),
    ]);
  });

  it('reports a missing key, an unknown value, a bad time and a bad name', () => {
    const { seed: _seed, ...withoutSeed } = minimal;
    const missing = new ScenarioCatalogue(readWithPositions).add(
      'x.json',
      JSON.stringify(withoutSeed),
    );
    expect(missing.map(describeScenarioError)).toEqual(['x.json:1:1 the key "seed" is missing']);
    expect(errorsOfBox({ status: 'IN_PROGRES' })).toEqual([
      expect.stringMatching(
        /:12:7 boxes\[0\]\.status: expected one of .*\. Did you mean "IN_PROGRESS"\?$/,
      ),
    ]);
    expect(errorsOfBox({ created: 'yesterday' })).toEqual([
      expect.stringContaining('boxes[0].created: expected a time such as "-3d"'),
    ]);
    expect(errorsOfBox({ client: 7 })).toEqual([
      expect.stringContaining('boxes[0].client: expected a string or an array, found 7'),
    ]);
    expect(errorsOfBox({ customName: false })).toEqual([
      expect.stringContaining('boxes[0].customName: expected a string or true, found false'),
    ]);
    expect(errorsOf({ now: '2026-01-01' })).toEqual([
      expect.stringContaining('now: expected a date-time such as'),
    ]);
  });

  it('reports a name that differs from the file’s', () => {
    expect(errorsOf({}, 'scenarios/y.json')).toEqual([
      'scenarios/y.json:2:3 name: expected "y" like the file, found "x"',
    ]);
  });
});

describe('a file with contradictions', () => {
  it('must name existing users, clients, documents, definitions, topics and reasons', () => {
    expect(errorsOf({ user: 'cleint1' })[0]).toMatch(
      /user: there is no user "cleint1"\. Did you mean "client1"\?/,
    );
    expect(errorsOf({ users: { bankerX: {} } })[0]).toMatch(
      /users\.bankerX: there is no user "bankerX".*A new user needs "like"/,
    );
    expect(errorsOf({ users: { a: { like: 'b' } } })[0]).toMatch(
      /users\.a\.like: there is no user "b"/,
    );
    expect(errorsOf({ clients: { mian: {} } })[0]).toMatch(
      /clients\.mian: there is no client "mian"\. Did you mean "main"\?/,
    );
    expect(errorsOfBox({ client: 'otter1' })[0]).toMatch(
      /boxes\[0\]\.client: there is no client "otter1"\. Did you mean "other1"\?/,
    );
    expect(errorsOfBox({ definition: 'ACC-01' })[0]).toMatch(
      /definition: there is no definition "ACC-01"/,
    );
    expect(errorsOfBox({ lock: { by: 'nobody' } })[0]).toMatch(
      /lock\.by: there is no user "nobody"/,
    );
    expect(errorsOfDoku({ document: 'loanAgrement' })[0]).toMatch(
      /dokus\[0\]\.document: there is no document "loanAgrement"\. Did you mean "loanAgreement"\?/,
    );
    expect(errorsOfDoku({ messages: [{ from: 'bank', say: 'thx' }] })[0]).toMatch(
      /messages\[0\]\.say: there is no message topic "thx"/,
    );
    expect(errorsOfDoku({ messages: [{ from: 'bank' }] })[0]).toMatch(
      /must have either "say" or "text"/,
    );
    expect(
      errorsOfBox({ status: 'CANCELLED', cancellation: { by: 'bank', reason: 'WHIM' } })[0],
    ).toMatch(/no cancellation reason "WHIM"/);
  });

  it('must put users on their own side', () => {
    expect(errorsOfDoku({ participants: [{ role: 'BANK_RM', user: 'client1' }] })[0]).toMatch(
      /participants\[0\]\.user: client1 is on the client's side and cannot be used here/,
    );
    expect(
      errorsOfDoku({ messages: [{ from: 'client', say: 'thanks', visibility: 'INTERNAL' }] })[0],
    ).toMatch(/messages\[0\]\.from: client is on the client's side/);
  });

  it('[R4.6] cannot have a status the workflow never reaches', () => {
    expect(
      errorsOfDoku({ document: 'companyExtract', status: 'WAITING_BANK_SIGNATURE_2' })[0],
    ).toMatch(
      /dokus\[0\]\.status: companyExtract cannot be WAITING_BANK_SIGNATURE_2 with its flags, client signature system ESAW_DISPOSABLE and bank signature system ESAW_REMOTE\. It can be WAITING_CLIENT_UPLOAD,/,
    );
    expect(errorsOfDoku({ status: 'WAITING_BANK_SIGNATURE_AUX' })[0]).toMatch(
      /no document can be WAITING_BANK_SIGNATURE_AUX/,
    );
    expect(
      errorsOfDoku({
        document: 'accountAgreement',
        status: 'WAITING_CLIENT_SIGNATURE',
        envelope: 'FINALIZED',
      })[0],
    ).toMatch(/accountAgreement can be WAITING_CLIENT_SIGNATURE, but not with envelope FINALIZED/);
  });

  it('[R4.1] cannot have a box whose documents contradict its status', () => {
    expect(errorsOfDoku({ status: 'ARCHIVED' }, { status: 'FINALIZED' })[0]).toMatch(
      /a FINALIZED box needs at least one used document/,
    );
    expect(errorsOfBox({ dokus: [{ status: 'ARCHIVED' }] })[0]).toMatch(/must be FINALIZED/);
    expect(
      errorsOfBox({ status: 'BANK_SETUP', dokus: [{ status: 'UNDER_REVIEW_CLIENT' }] })[0],
    ).toMatch(/BANK_SETUP cannot have a document/);
    expect(errorsOfBox({ status: 'WAITING_BANK_CONFIGURATION' })[0]).toMatch(
      /only a box that the client initiated/,
    );
    expect(errorsOfBox({ customName: 'Mine' })[0]).toMatch(
      /the bank initiated cannot have a custom name/,
    );
    expect(errorsOfBox({ cancellation: { by: 'bank' } })[0]).toMatch(/cannot have a cancellation/);
    expect(errorsOfBox({ status: 'FINALIZED', lock: { by: 'bank' } })[0]).toMatch(/can be locked/);
    expect(errorsOfDoku({ status: 'WAITING_CLIENT_UPLOAD' }, { envelope: 'REJECTED' })[0]).toMatch(
      /envelope: the envelope cannot be REJECTED: it contains no document/,
    );
    expect(errorsOfBox({ eachStatus: 'dokubox', status: 'FINALIZED' })[0]).toMatch(
      /sets the status/,
    );
  });
});
