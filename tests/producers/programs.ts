/** A signer's key and certificate as PKCS #12. */
export interface KeyFile {
  /** Path of the file. */
  readonly file: string;
  readonly password: string;
}

/** Another program that signs PDFs with the key of the tests' own signer. */
export interface SigningProgram {
  readonly title: string;
  /** Adds a signature to each in a further revision; null for a file the program will not sign. */
  sign(pdfs: readonly Uint8Array[]): readonly (Uint8Array | null)[];
}

/** Another program that looks at the signatures of PDFs. */
export interface VerifyingProgram {
  readonly title: string;
  /** How many signatures of each it finds valid, whoever vouches for the signers. */
  valid(pdfs: readonly Uint8Array[]): readonly number[];
}
