import { engineMutants } from './engine.ts';
import { houseMutants } from './house.ts';
import { journeyMutants } from './journeys.ts';
import type { Mutant } from './mutant.ts';
import { neighbourMutants } from './neighbours.ts';
import { portalMutants } from './portal.ts';
import { screenMutants } from './screens.ts';
import { serverMutants } from './server.ts';
import { signingMutants } from './signing.ts';
import { specMutants } from './spec.ts';
import { textMutants } from './texts.ts';
import { waysOnMutants } from './ways-on.ts';

/** All deliberate defects, part by part. */
export const allMutants: readonly Mutant[] = [
  ...houseMutants,
  ...specMutants,
  ...engineMutants,
  ...serverMutants,
  ...neighbourMutants,
  ...signingMutants,
  ...waysOnMutants,
  ...screenMutants,
  ...textMutants,
  ...portalMutants,
  ...journeyMutants,
];
