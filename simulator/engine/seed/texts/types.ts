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

/** Names of what the bank offers, in one language. Data of the simulated bank, like its documents. */
export interface SeedNames {
  readonly products: Readonly<Record<ProductCode | 'default', string>>;
  readonly cancellationReasons: Readonly<Record<CancellationReason, string>>;
  readonly removalReasons: Readonly<Record<RemovalReason, string>>;
  /** A definition for companies that is called like the one for small businesses is left out. */
  readonly definitions: Readonly<Record<Exclude<DefinitionPid, 'PLEDGE-CORP-01'>, Titled>>;
  readonly documents: Readonly<Record<DocumentKey, Titled>>;
}

/** A document of a client’s own archive. */
interface ArchivedText {
  readonly title: string;
  readonly paragraph: string;
}

/** What people wrote, and what the documents say, in the language of a tenant. */
export interface SeedContent {
  /** Note given with a termination. */
  readonly cancellationNote: string;
  /** Names clients give their boxes. */
  readonly boxNames: readonly string[];
  /** How the bank is told that a termination was refused. */
  readonly terminationRefused: string;
  /** Why a signer refused. */
  readonly rejectionReason: string;
  readonly messages: Readonly<Record<MessageTopic, string>>;
  /** Paragraphs of the seeded documents. */
  readonly paragraphs: Readonly<Record<DocumentKind, readonly string[]>>;
  /** Terms and conditions, and the framework contract, of a client’s own archive. */
  readonly archive: Readonly<Record<'terms' | 'contract', ArchivedText>>;
}
