import type { Certificate } from '../../formats/x509/certificate.ts';
import { xmlNamespaces, signedPropertiesType } from '../../formats/xml/names.ts';

/** A file a signature covers. */
export interface CoveredFile {
  readonly name: string;
  readonly mimeType: string;
  /** SHA-256 in base64. */
  readonly digest: string;
}

const sha256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Name of a file as the URI of a reference. */
export const fileUri = (name: string) => name.split('/').map(encodeURIComponent).join('/');

const digestValue = (value: string) =>
  `<ds:DigestMethod Algorithm="${sha256}"></ds:DigestMethod>` +
  `<ds:DigestValue>${value}</ds:DigestValue>`;

function reference(file: CoveredFile, index: number): string {
  return (
    `<ds:Reference Id="r${index}" URI="${escape(fileUri(file.name))}">` +
    `${digestValue(file.digest)}</ds:Reference>`
  );
}

function dataObject({ mimeType }: CoveredFile, index: number): string {
  return (
    `<xades:DataObjectFormat ObjectReference="#r${index}">` +
    `<xades:MimeType>${escape(mimeType)}</xades:MimeType></xades:DataObjectFormat>`
  );
}

/** Values for the text of a signature. Values that are not known yet are empty. */
export interface XadesText {
  readonly files: readonly CoveredFile[];
  readonly certificate: Certificate;
  /** Certificates of the authorities, so that any reader finds the chain. */
  readonly authorities: readonly Certificate[];
  /** SHA-256 of the certificate in base64. */
  readonly certificateDigest: string;
  readonly at: Date;
  readonly kind: 'rsa' | 'ec';
  readonly propertiesDigest: string;
  readonly signatureValue: string;
  /** Time stamp, certificates and OCSP responses, each in base64. */
  readonly unsigned: {
    readonly timestamp: string;
    readonly certificates: readonly string[];
    readonly answers: readonly string[];
  } | null;
}

const keyCertificate = ({ der }: Certificate) =>
  `<ds:X509Certificate>${Buffer.from(der).toString('base64')}</ds:X509Certificate>`;

function unsignedProperties(unsigned: XadesText['unsigned']): string {
  if (!unsigned) return '';
  const { timestamp, certificates, answers } = unsigned;
  return (
    '<xades:UnsignedProperties><xades:UnsignedSignatureProperties>' +
    '<xades:SignatureTimeStamp Id="t1">' +
    `<ds:CanonicalizationMethod Algorithm="${exclusive}"></ds:CanonicalizationMethod>` +
    `<xades:EncapsulatedTimeStamp>${timestamp}</xades:EncapsulatedTimeStamp>` +
    '</xades:SignatureTimeStamp><xades:CertificateValues>' +
    certificates
      .map((one) => `<xades:EncapsulatedX509Certificate>${one}</xades:EncapsulatedX509Certificate>`)
      .join('') +
    '</xades:CertificateValues><xades:RevocationValues><xades:OCSPValues>' +
    answers
      .map((one) => `<xades:EncapsulatedOCSPValue>${one}</xades:EncapsulatedOCSPValue>`)
      .join('') +
    '</xades:OCSPValues></xades:RevocationValues>' +
    '</xades:UnsignedSignatureProperties></xades:UnsignedProperties>'
  );
}

/** Signature file of an ASiC-E container with one XAdES signature. */
export function xadesText(text: XadesText): string {
  const method =
    text.kind === 'ec'
      ? 'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256'
      : 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<asic:XAdESSignatures xmlns:asic="${xmlNamespaces.asic}">` +
    `<ds:Signature xmlns:ds="${xmlNamespaces.ds}" Id="s1"><ds:SignedInfo>` +
    `<ds:CanonicalizationMethod Algorithm="${exclusive}"></ds:CanonicalizationMethod>` +
    `<ds:SignatureMethod Algorithm="${method}"></ds:SignatureMethod>` +
    text.files.map(reference).join('') +
    `<ds:Reference Type="${signedPropertiesType}" URI="#p1"><ds:Transforms>` +
    `<ds:Transform Algorithm="${exclusive}"></ds:Transform></ds:Transforms>` +
    `${digestValue(text.propertiesDigest)}</ds:Reference></ds:SignedInfo>` +
    `<ds:SignatureValue Id="v1">${text.signatureValue}</ds:SignatureValue>` +
    `<ds:KeyInfo><ds:X509Data>${[text.certificate, ...text.authorities].map(keyCertificate).join('')}` +
    '</ds:X509Data></ds:KeyInfo><ds:Object>' +
    `<xades:QualifyingProperties xmlns:xades="${xmlNamespaces.xades}" Target="#s1">` +
    '<xades:SignedProperties Id="p1"><xades:SignedSignatureProperties>' +
    `<xades:SigningTime>${text.at.toISOString().replace(/\.\d+Z/, 'Z')}</xades:SigningTime>` +
    `<xades:SigningCertificateV2><xades:Cert><xades:CertDigest>` +
    `${digestValue(text.certificateDigest)}</xades:CertDigest></xades:Cert>` +
    '</xades:SigningCertificateV2></xades:SignedSignatureProperties>' +
    '<xades:SignedDataObjectProperties>' +
    text.files.map(dataObject).join('') +
    '</xades:SignedDataObjectProperties></xades:SignedProperties>' +
    unsignedProperties(text.unsigned) +
    '</xades:QualifyingProperties></ds:Object></ds:Signature></asic:XAdESSignatures>\n'
  );
}

/** File list that OpenDocument readers look for. */
export function manifestText(mimeType: string, files: readonly CoveredFile[]): string {
  const entry = (path: string, type: string) =>
    `<manifest:file-entry manifest:full-path="${escape(path)}" ` +
    `manifest:media-type="${escape(type)}"/>`;
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<manifest:manifest xmlns:manifest="${xmlNamespaces.manifest}" manifest:version="1.2">` +
    entry('/', mimeType) +
    files.map(({ name, mimeType: type }) => entry(name, type)).join('') +
    '</manifest:manifest>\n'
  );
}
