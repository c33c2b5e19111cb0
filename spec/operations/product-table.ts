import { authorizationOperations } from './authorization.ts';
import { boxOperations } from './boxes.ts';
import { creationOperations } from './creation.ts';
import { dokuOperations } from './dokus.ts';
import { endingOperations } from './ending.ts';
import { messageOperations } from './messages.ts';
import { portalOperations } from './portal.ts';
import { setupOperations } from './setup.ts';
import { signingOperations } from './signing.ts';
import type { OperationDefinition } from './types.ts';
import { uploadOperations } from './uploads.ts';
import { userOperations } from './users.ts';

/** Every call of the product, by subject. A back end of the bank must implement all of them. */
export const productOperations = {
  ...authorizationOperations,
  ...userOperations,
  ...boxOperations,
  ...endingOperations,
  ...creationOperations,
  ...setupOperations,
  ...dokuOperations,
  ...uploadOperations,
  ...signingOperations,
  ...messageOperations,
  ...portalOperations,
} as const satisfies Record<string, OperationDefinition>;

/** Id of a call of the product. */
export type ProductOperationId = keyof typeof productOperations;
