import { tenants, userTypes } from '@dokubox/spec/enums.ts';
import { testOtp, testPassword } from '@dokubox/spec/test-sign-in.ts';
import { seededSignIns } from './pages/start-page.ts';
import { REFERENCE_PATH } from './pages/reference.ts';
import type { Simulator } from './simulator.ts';

/** The simulator's output at its start: addresses and sign-ins. */
export function greeting(simulator: Simulator, url: string): string {
  const { engine, version } = simulator;
  const tenant = tenants.find((one) => engine.scenarios.firstFor(one) !== undefined);
  const signIns = tenant === undefined ? [] : seededSignIns(engine, tenant);
  const width = Math.max(0, ...signIns.map(({ username }) => username.length));
  const users = userTypes.flatMap((type) =>
    signIns
      .filter(({ userType }) => userType === type)
      .map(({ title, username, openUrl }) => {
        return `    ${username.padEnd(width)}  ${title}\n    ${' '.repeat(width)}  ${url}${openUrl}`;
      }),
  );
  const lines = [
    `Dokubox simulator ${version}`,
    '',
    `  Portal for clients  ${url}/index.html`,
    `  Portal for bankers  ${url}/intranet.html`,
    `  Scenarios           ${url}/__sim/`,
    `  Contract, to read   ${url}${REFERENCE_PATH}`,
    '',
  ];
  if (tenant === undefined) lines.push('  No scenario is loaded, so no one can sign in.', '');
  else {
    lines.push(
      `  Users of tenant ${tenant}. More tenants and scenarios are at ${url}/__sim/`,
      `  Password ${testPassword}   one-time code ${testOtp}   (the addresses sign in at once)`,
      ...users,
      '',
    );
  }
  return lines.join('\n');
}
