import {
  controlOrigins,
  controlSchemas,
  type ControlEntities,
} from '../control/schemas/registry.ts';
import { productOrigins } from './origins.ts';
import { productSchemas, type ProductEntities } from './product-registry.ts';

/** Every named schema of product and control API. A `$ref` anywhere names one of these keys. */
export const schemas = { ...productSchemas, ...controlSchemas } as const;

/** Where each entity comes from as a whole. */
export const schemaOrigins = { ...productOrigins, ...controlOrigins };

/** The type behind each name of {@link schemas}. */
export interface Entities extends ProductEntities, ControlEntities {}

/** A name of {@link schemas}. */
export type EntityName = keyof Entities;
