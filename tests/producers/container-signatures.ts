import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  xmlNamespaces,
  signedPropertiesType,
} from '../../simulator/signatures/formats/xml/names.ts';
import { must, type OwnKey } from './keys.ts';

/** A key and its certificate, as files and as a signature names them. */
export interface SignatureKeys extends OwnKey {
  readonly title: string;
  /** SHA-256 of the certificate in base64. */
  readonly digest: string;
}

/** The parts of a container besides its data. */
export interface MadeSignature {
  /** Content by name. */
  readonly files: Readonly<Record<string, string | Uint8Array>>;
}

/** A program that signs the files in a folder. */
export interface ContainerSigner {
  readonly title: string;
  readonly program: 'openssl' | 'xmlsec1';
  readonly type: 'ASiC-S' | 'ASiC-E';
  readonly sign: (folder: string, keys: SignatureKeys) => MadeSignature;
}

/** The data of ASiC-E and ASiC-S. All files are signed. */
const dataOf = { 'ASiC-E': ['contract.txt', 'annex/list.csv'], 'ASiC-S': ['contract.txt'] };

export const base64Digest = (name: string, bytes: Uint8Array) =>
  createHash(name).update(bytes).digest('base64');

/** CAdES as OpenSSL writes it, over the file or over a list of files. */
function openssl(type: ContainerSigner['type'], digest: 'sha256' | 'sha512'): ContainerSigner {
  const uri = { sha256: 'xmlenc#sha256', sha512: 'xmlenc#sha512' }[digest];
  const list = (folder: string): string =>
    [
      `<asic:ASiCManifest xmlns:asic="${xmlNamespaces.asic}" xmlns:ds="${xmlNamespaces.ds}">`,
      '  <asic:SigReference MimeType="application/x-pkcs7-signature" URI="META-INF/signature001.p7s"/>',
      ...dataOf['ASiC-E'].map(
        (name) =>
          `  <asic:DataObjectReference URI="${name}"><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/${uri}"/><ds:DigestValue>${base64Digest(digest, readFileSync(join(folder, name)))}</ds:DigestValue></asic:DataObjectReference>`,
      ),
      '</asic:ASiCManifest>',
    ].join('\n');
  return {
    title: `OpenSSL, CAdES in ${type}, ${digest}`,
    program: 'openssl',
    type,
    sign: (folder, { key, certificate }) => {
      const manifest = type === 'ASiC-E' ? list(folder) : null;
      const content = `${certificate}.signed`;
      writeFileSync(content, manifest ?? readFileSync(join(folder, 'contract.txt')));
      must(
        'openssl',
        [
          ...['cms', '-sign', '-binary', '-cades', '-md', digest, '-outform', 'DER'],
          ...['-inkey', key, '-signer', certificate, '-in', content, '-out', `${content}.p7s`],
        ],
        folder,
      );
      const signature = readFileSync(`${content}.p7s`);
      return {
        files: manifest
          ? {
              'META-INF/ASiCManifest001.xml': manifest,
              'META-INF/signature001.p7s': signature,
            }
          : { 'META-INF/signature.p7s': signature },
      };
    },
  };
}

/** The style of an XML signature: spaces, prefixes and algorithms vary between programs. */
interface XmlStyle {
  readonly title: string;
  readonly canonical: string;
  readonly digest: string;
  readonly hash: 'sha256' | 'sha384' | 'sha512';
  /** Whether XML Signature names have no prefix, and white space between them. */
  readonly loose: boolean;
}

const styles: readonly XmlStyle[] = [
  {
    title: 'exclusive canonical XML, SHA-256',
    canonical: xmlNamespaces.exclusive,
    digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
    hash: 'sha256',
    loose: false,
  },
  {
    title: 'canonical XML, SHA-512, with spaces',
    canonical: 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
    digest: 'http://www.w3.org/2001/04/xmlenc#sha512',
    hash: 'sha512',
    loose: true,
  },
  {
    title: 'canonical XML 1.1, SHA-384',
    canonical: 'http://www.w3.org/2006/12/xml-c14n11',
    digest: 'http://www.w3.org/2001/04/xmldsig-more#sha384',
    hash: 'sha384',
    loose: false,
  },
];

/** An unfinished signature. xmlsec1 fills in digests and value. */
function template(type: ContainerSigner['type'], style: XmlStyle, keys: SignatureKeys): string {
  const { canonical, digest, hash, loose } = style;
  const ds = loose ? '' : 'ds:';
  const method = `http://www.w3.org/2001/04/xmldsig-more#${keys.title === 'EC' ? 'ecdsa' : 'rsa'}-${hash}`;
  const value = `<${ds}DigestMethod Algorithm="${digest}"/><${ds}DigestValue></${ds}DigestValue>`;
  const lines = [
    `<${ds}Signature xmlns${loose ? '' : ':ds'}="${xmlNamespaces.ds}" Id="S-1">`,
    `<${ds}SignedInfo><${ds}CanonicalizationMethod Algorithm="${canonical}"/>`,
    `<${ds}SignatureMethod Algorithm="${method}"/>`,
    ...dataOf[type].map((name) => `<${ds}Reference URI="${name}">${value}</${ds}Reference>`),
    `<${ds}Reference Type="${signedPropertiesType}" URI="#P-1"><${ds}Transforms><${ds}Transform Algorithm="${canonical}"/></${ds}Transforms>`,
    `${value}</${ds}Reference></${ds}SignedInfo><${ds}SignatureValue Id="V-1"></${ds}SignatureValue>`,
    `<${ds}KeyInfo><${ds}X509Data><${ds}X509Certificate>${Buffer.from(keys.der).toString('base64')}</${ds}X509Certificate></${ds}X509Data></${ds}KeyInfo>`,
    `<${ds}Object><xades:QualifyingProperties xmlns:xades="${xmlNamespaces.xades}" Target="#S-1">`,
    '<xades:SignedProperties Id="P-1"><xades:SignedSignatureProperties>',
    `<xades:SigningTime>${new Date().toISOString().slice(0, 19)}Z</xades:SigningTime>`,
    '<xades:SigningCertificateV2><xades:Cert><xades:CertDigest>',
    `<${ds}DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/><${ds}DigestValue>${keys.digest}</${ds}DigestValue>`,
    '</xades:CertDigest></xades:Cert></xades:SigningCertificateV2>',
    '</xades:SignedSignatureProperties></xades:SignedProperties>',
    `</xades:QualifyingProperties></${ds}Object></${ds}Signature>`,
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<asic:XAdESSignatures xmlns:asic="${xmlNamespaces.asic}">`,
    lines.join(loose ? '\n  ' : ''),
    '</asic:XAdESSignatures>',
  ].join('\n');
}

/** XAdES as xmlsec1 computes it. */
const xmlsec = (type: ContainerSigner['type'], style: XmlStyle): ContainerSigner => ({
  title: `xmlsec1, XAdES in ${type}, ${style.title}`,
  program: 'xmlsec1',
  type,
  sign: (folder, keys) => {
    const path = `${keys.certificate}.xml`;
    writeFileSync(path, template(type, style, keys));
    must(
      'xmlsec1',
      [
        ...['--sign', '--id-attr:Id', `${xmlNamespaces.xades}:SignedProperties`],
        ...['--privkey-pem', `${keys.key},${keys.certificate}`],
        ...['--output', `${path}.signed`, path],
      ],
      folder,
    );
    const signed = readFileSync(`${path}.signed`);
    return { files: { [`META-INF/signatures${type === 'ASiC-E' ? '001' : ''}.xml`]: signed } };
  },
});

const types = ['ASiC-E', 'ASiC-S'] as const;

export const signers: readonly ContainerSigner[] = types.flatMap((type) => [
  openssl(type, 'sha256'),
  openssl(type, 'sha512'),
  ...styles.map((style) => xmlsec(type, style)),
]);
