import {
  controlOrigins,
  controlSchemas,
  type ControlEntities,
} from '../control/schemas/registry.ts';
import { productOrigins } from './origins.ts';
import { productSchemas, type ProductEntities } from './product-registry.ts';

/** Every named schema of the product and the control API. Each `$ref` names one of these keys. */
export const schemas = { ...productSchemas, ...controlSchemas } as const;

/** Origin of each entity as a whole. */
export const schemaOrigins = { ...productOrigins, ...controlOrigins };

/** The type of each name in {@link schemas}. */
export interface Entities extends ProductEntities, ControlEntities {}

/** A name in {@link schemas}. */
export type EntityName = keyof Entities;
