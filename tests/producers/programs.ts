/** A signer's key and certificate as PKCS #12. */
export interface KeyFile {
  /** Path of the file. */
  readonly file: string;
  readonly password: string;
}

/** Another program that signs PDFs with the key of the tests' own signer. */
export interface SigningProgram {
  readonly title: string;
  /** Adds a signature to each in a further revision. Null for a file the program does not sign. */
  sign(pdfs: readonly Uint8Array[]): readonly (Uint8Array | null)[];
}

/** Another program that verifies the signatures of PDFs. */
export interface VerifyingProgram {
  readonly title: string;
  /** Number of valid signatures in each, whether or not the signers are trusted. */
  valid(pdfs: readonly Uint8Array[]): readonly number[];
}
