/** Where a signer's key and certificate are. */
export interface KeyFile {
  /** PEM of the private key. */
  readonly key: string;
  /** PEM of the certificate. */
  readonly certificate: string;
  /** Both, as PKCS #12. */
  readonly both: string;
  /** The password of `both`. */
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
