import type { DocumentKind } from '../catalogue/types.ts';
import type {
  CancellationReason,
  DefinitionPid,
  DocumentKey,
  MessageTopic,
  ProductCode,
  RemovalReason,
} from './keys.ts';

export interface Titled {
  readonly title: string;
  readonly instruction: string;
}

/**
 * Names in the catalogue, in one language. They are data of the simulated bank, like its documents.
 */
export interface SeedNames {
  readonly products: Readonly<Record<ProductCode | 'default', string>>;
  readonly cancellationReasons: Readonly<Record<CancellationReason, string>>;
  readonly removalReasons: Readonly<Record<RemovalReason, string>>;
  /**
   * A definition for companies is omitted if it has the same name as the one for small businesses.
   */
  readonly definitions: Readonly<Record<Exclude<DefinitionPid, 'PLEDGE-CORP-01'>, Titled>>;
  readonly documents: Readonly<Record<DocumentKey, Titled>>;
}

/** A document of a client’s archive. */
interface ArchivedText {
  readonly title: string;
  readonly paragraph: string;
}

/** Texts of messages and documents, in the language of a tenant. */
export interface SeedContent {
  /** Note on a termination. */
  readonly cancellationNote: string;
  /** Names clients give their boxes. */
  readonly boxNames: readonly string[];
  /** Message to the bank that a termination was rejected. */
  readonly terminationRefused: string;
  /** A signer's reason for refusing. */
  readonly rejectionReason: string;
  readonly messages: Readonly<Record<MessageTopic, string>>;
  /** Paragraphs of the seeded documents. */
  readonly paragraphs: Readonly<Record<DocumentKind, readonly string[]>>;
  /** Terms and conditions, and the framework contract, of a client’s archive. */
  readonly archive: Readonly<Record<'terms' | 'contract', ArchivedText>>;
}
