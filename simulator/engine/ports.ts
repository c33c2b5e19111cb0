import type { SeededDocument } from './state.ts';

/** What a look into a file found. */
export interface Inspection {
  /** The bytes are what the extension says. */
  readonly validContent: boolean;
  /** A signature container or dictionary is really there; says nothing about its validity. */
  readonly signed: boolean;
  /** MIME type of what the file really is. */
  readonly mimeType: string;
}

/** What the engine needs from outside; Node and the browser each bring their own. */
export interface Ports {
  /** Renders a seeded document to PDF bytes, the same for the same input. */
  renderDocument(document: SeededDocument): Promise<Uint8Array>;
  /** Looks into an uploaded file. Never throws for a hostile file: it is then not valid. */
  inspectFile(fileName: string, bytes: Uint8Array): Promise<Inspection>;
  /** An unguessable token. Tokens are the one thing the seed does not decide. */
  randomToken(): string;
}
