import type {
  BankSignatureSystem,
  CatalogueType,
  ClientSignatureSystem,
  DokuFlowTypeId,
  Language,
} from '@dokubox/spec/enums.ts';
import type { Catalogue } from '@dokubox/spec/schemas/catalogue.ts';
import type { DocumentFlags } from '../../state.ts';
import type { DokuboxDefinition, ProductCategory } from '@dokubox/spec/schemas/definition.ts';

/** Kinds of text in seeded documents. */
export const documentKinds = ['agreement', 'loan', 'declaration', 'authorisation'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A document that a definition adds to a box. */
export interface DokuTemplate extends DocumentFlags {
  /** Name of the template in scenario files. */
  readonly key: string;
  readonly dokuDefinitionId: number;
  readonly titleEn: string;
  readonly titleLocal: string;
  readonly instructionEn: string | null;
  readonly instructionLocal: string | null;
  /** The bank's notes on the document, or null if there are none. */
  readonly notes: string | null;
  readonly dokuFlowTypeId: DokuFlowTypeId;
  readonly kind: DocumentKind;
}

/** A definition in the simulator: the contract's fields, and the contents of a new box. */
export interface BoxDefinition extends DokuboxDefinition {
  readonly titleLocal: string;
  readonly documents: readonly DokuTemplate[];
  /** Template of "Add other document", or null if the definition has none. */
  readonly otherDocument: DokuTemplate | null;
  /** Signature systems of a box before its configuration. */
  readonly clientSignatureSystem: ClientSignatureSystem;
  readonly bankSignatureSystem: BankSignatureSystem;
}

/** A product category. The contract returns its name in one language. */
export interface Category extends Pick<ProductCategory, 'categoryCode' | 'segment'> {
  readonly names: Readonly<Record<Language, string>>;
}

/** Everything a tenant offers, the same for all its worlds. */
export interface TenantCatalogue {
  readonly categories: readonly Category[];
  readonly definitions: readonly BoxDefinition[];
  /** Templates by key, including those of no definition. */
  readonly documents: ReadonlyMap<string, DokuTemplate>;
  readonly catalogues: Readonly<Record<CatalogueType, Catalogue>>;
  /** Product and reason names by text key. */
  readonly productTranslations: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}
