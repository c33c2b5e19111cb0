/** The documented reason for a verdict, if a file does not pass or another program disagrees. */
export interface Reason {
  /** Matches the line that the proof prints for the file. */
  readonly of: RegExp;
  readonly why: string;
}

/** The other programs check digests and signatures, but none compares later changes. */
export const reasons: readonly Reason[] = [
  {
    of: /: (?:(?:INDETERMINATE\/CRYPTO_CONSTRAINTS_FAILURE(?:_NO_POE)?|TOTAL_PASSED\/) )+\([^)]*WEAK_ALGORITHM/,
    why: 'signed with SHA-1 or MD5, which the other programs still compute and nobody can rely on',
  },
  {
    of: /: TOTAL_FAILED\/HASH_FAILURE \(DIGEST_DIFFERS .*pdfsig fails/,
    why: 'changed inside what was signed, and every program finds it',
  },
  {
    of: /: TOTAL_FAILED\/FORMAT_FAILURE \([^)]*BYTE_RANGE_WRONG.*pdfsig fails/,
    why: 'the byte range does not lead to a signature, and no program finds a valid one',
  },
  {
    of: /bad-cert-p[13](?:-stamp)?\.pdf: .*\(CHANGED_AFTER_SIGNING CHANGED_ANNOTATIONS\)/,
    why: 'an attack: a note over the text of a certified file',
  },
  {
    of: /hide-and-replace-shadow-file-signed-2\.pdf: .*CHANGED_PAGE_CONTENT/,
    why: 'an attack: another page is shown than the one that was signed',
  },
  {
    of: /partial-in-between\.pdf: .*\(CHANGED_AFTER_SIGNING CHANGED_ANNOTATIONS\)/,
    why: 'a highlight was drawn over the text between two signatures, and the first signer has not seen it',
  },
  {
    of: /tdf145312\.pdf: .*AMBIGUOUS_SECTION/,
    why: 'the newest section has a size below the numbers of its objects, so that some readers lose a field',
  },
  {
    of: /good-non-detached\.pdf: INDETERMINATE\/FORMAT_FAILURE \(SIGNATURE_NOT_READABLE\)/,
    why: 'a signature of the kind adbe.pkcs7.sha1, which rests on SHA-1 and which PDF 2.0 forbids',
  },
  {
    of: /cr-comment\.pdf: TOTAL_PASSED; pdfsig holds; openssl holds; MuPDF fails/,
    why: 'MuPDF takes the time stamp of the document for a signature and cannot verify it',
  },
  {
    of: /^written by hand.*: iText 5: TOTAL_FAILED\/FORMAT_FAILURE TOTAL_PASSED\/ \([^)]*CHANGED_AFTER_SIGNING CHANGED_FORM_SETTINGS/,
    why: 'iText takes NeedAppearances out of the form, so that viewers no longer draw its values again',
  },
  {
    of: /; Ghostscript, as a picture: .*: iText 5: INDETERMINATE.*\(CHANGED_AFTER_SIGNING CHANGED_COVERED/,
    why: 'iText draws its mark over a picture, and nobody can tell what a mark covers of a picture',
  },
];
