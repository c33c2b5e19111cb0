import { describe, expect, it } from 'vitest';
import { environments } from '@dokubox/spec/enums.ts';
import { showsEnvironmentBadge } from './environment.ts';

describe('the badge of the environment', () => {
  it('[R2.31] is shown in sit, uat and hf only', () => {
    expect(environments.filter(showsEnvironmentBadge)).toEqual(['sit', 'uat', 'hf']);
    expect(environments.filter((one) => !showsEnvironmentBadge(one))).toEqual(['local', 'prod']);
  });
});
