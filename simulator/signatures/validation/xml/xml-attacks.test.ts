import { beforeAll, describe, expect, it } from 'vitest';
import type { TestTrust } from '../../signing/trust/test-trust.ts';
import type { Credential } from '../../signing/x509/credential.ts';
import { canonicalizationOf, canonicalize } from '../../formats/xml/canonical.ts';
import { xmlNamespaces } from '../../formats/xml/names.ts';
import { parseXml, rootOf } from '../../formats/xml/parse.ts';
import { archivePossible } from '../archive-rule.ts';
import { findings, indications, openTrust, validate } from '../fixtures/files.ts';
import { enveloped, listedReference, signedXml, type XmlPlan } from '../fixtures/xml-signatures.ts';

let trust: TestTrust;
let signer: Credential;

beforeAll(async () => {
  ({ trust, signer } = await openTrust());
});

const { ds, exclusive } = xmlNamespaces;
const amount = (value: number, id = 'a1') => `<amount Id="${id}">${value}</amount>`;
const beside = (signature: string) => `<order>${amount(100)}${signature}</order>`;

/** A signature next to the element it signs. */
const detached: XmlPlan = { document: beside, references: [{ uri: '#a1' }] };
/** A signature inside the document it signs. */
const inside: XmlPlan = {
  document: (signature) => `<?pay now?><order><amount>100</amount>${signature}</order>`,
  references: [{ uri: '', transforms: [enveloped, exclusive] }],
};
/** A signature that contains the signed content. */
const around: XmlPlan = {
  document: (signature) => signature,
  references: [{ uri: '#o1' }],
  objects: `<ds:Object Id="o1"><amount>100</amount></ds:Object>`,
};

const look = (text: string) => validate(Buffer.from(text), trust, { name: 'order.es3' });
const make = (plan: XmlPlan) => signedXml(plan, signer, trust);

/** Bytes of an element of a list, which are hashed in the default inclusive canonical form. */
function listed(text: string): Uint8Array {
  const form = canonicalizationOf('http://www.w3.org/TR/2001/REC-xml-c14n-20010315');
  if (!form) throw new Error('no canonical form');
  return canonicalize(rootOf(parseXml(Buffer.from(text))), form);
}

const withList = (entry: string): XmlPlan => ({
  document: beside,
  references: [{ uri: '#m1' }],
  objects: `<ds:Object><ds:Manifest Id="m1">${entry}</ds:Manifest></ds:Object>`,
});

describe('[R3.6][R7.13] content in an unsigned place', () => {
  const places = ['xades:UnsignedSignatureProperties', 'xades:CertificateValues', 'ds:KeyInfo'];

  it.each(places)('is reported in %s', async (place) => {
    for (const plan of [inside, detached, around]) {
      const text = make(plan).replace(`</${place}>`, `${amount(900, 'a9')}</${place}>`);
      expect(archivePossible(await look(text), true)).toBe(false);
    }
  });

  it('does not include properties that producers add in their own namespace', async () => {
    const mark = '<p:mark xmlns:p="urn:producer">1</p:mark>';
    const text = make(inside).replace('</xades:UnsignedSignatureProperties>', `${mark}$&`);
    expect(indications(await look(text))).toEqual(['TOTAL_PASSED']);
  });
});

describe('[R3.6][R7.13] signed XML', () => {
  it.each([
    ['next to the signed element', detached],
    ['inside the document', inside],
    ['around the signed element', around],
    ['through a list', withList(listedReference('#a1', listed(amount(100))))],
  ])('passes if its signature is %s', async (_where, plan) => {
    const node = await look(make(plan));
    expect(findings(node)).toEqual([]);
    expect(indications(node)).toEqual(['TOTAL_PASSED']);
    expect(archivePossible(node, false)).toBe(true);
  });
});

describe('[R3.6][R7.13] a character that ends a line in XML 1.1', () => {
  it.each([
    ['U+0085', '\u0085'],
    ['U+2028', '\u2028'],
  ])('is signed like any other character: %s', async (_name, letter) => {
    const text = make({
      ...detached,
      document: (one) => beside(one).replace('100', `100${letter}`),
    });
    expect(indications(await look(text))).toEqual(['TOTAL_PASSED']);
    const changed = await look(text.replace(letter, '\n'));
    expect(indications(changed)).toEqual(['TOTAL_FAILED/HASH_FAILURE']);
  });
});

/** Text of the element with this tag, including its content. */
const cut = (text: string, tag: string) =>
  new RegExp(`<${tag}[ >].*?</${tag}>`, 's').exec(text)?.[0] ?? '';

const wrappings: readonly (readonly [string, XmlPlan, (text: string) => string])[] = [
  [
    'the signed element moved into an object and replaced by another',
    detached,
    (text) =>
      text
        .replace(amount(100), amount(900, 'a2'))
        .replace('<ds:Object>', `<ds:Object>${amount(100)}</ds:Object><ds:Object>`),
  ],
  [
    'another element with the same id',
    detached,
    (text) => text.replace(amount(100), `${amount(900)}${amount(100)}`),
  ],
  [
    'different content around the signed element',
    detached,
    (text) => text.replace(amount(100), `<void reason="cancelled">${amount(100)}</void>`),
  ],
  [
    'an empty element next to the signed one',
    detached,
    (text) => text.replace('<order>', '<order><urgent/>'),
  ],
  [
    'an additional attribute of the root',
    detached,
    (text) => text.replace('<order>', '<order amount="900">'),
  ],
  [
    'content in an unsigned object of the signature',
    inside,
    (text) => text.replace('<ds:Object>', '<ds:Object><amount>900</amount></ds:Object><ds:Object>'),
  ],
  [
    'a foreign element in the signature',
    inside,
    (text) => text.replace('<ds:Object>', '<amount>900</amount><ds:Object>'),
  ],
  [
    'a style sheet before the root',
    inside,
    (text) => text.replace('<order>', '<?xml-stylesheet href="a.xsl"?><order>'),
  ],
  ['a removed instruction', inside, (text) => text.replace('<?pay now?>', '')],
  [
    'a style sheet in addition to the element that is signed by its id',
    detached,
    (text) => `<?xml-stylesheet href="a.xsl"?>${text}`,
  ],
  ['an instruction after the root', detached, (text) => `${text}<?pay twice?>`],
  [
    'the signed object replaced, and the old one kept in another place',
    around,
    (text) =>
      text
        .replace('Id="o1"><amount>100', 'Id="o2"><amount>900')
        .replace('<ds:KeyInfo>', '<ds:KeyInfo><ds:Object Id="o1"><amount>100</amount></ds:Object>'),
  ],
  [
    'the signed properties moved and replaced by others',
    inside,
    (text) => {
      const own = cut(text, 'xades:SignedProperties');
      const other = own.replace('Id="p1"', 'Id="p2"').replace('2026-03-02', '2020-03-02');
      return text
        .replace(own, other)
        .replace('<ds:Object>', `<ds:Object>${own}</ds:Object><ds:Object>`);
    },
  ],
  [
    'two SignedInfo elements',
    inside,
    (text) => text.replace('<ds:SignatureValue', `${cut(text, 'ds:SignedInfo')}<ds:SignatureValue`),
  ],
  [
    'a changed element of a list',
    withList(listedReference('#a1', listed(amount(100)))),
    (text) => text.replace(amount(100), amount(900)),
  ],
];

describe('[R3.6] altered signed XML does not pass:', () => {
  it.each(wrappings)('%s', async (_what, plan, change) => {
    const whole = make(plan);
    const changed = change(whole);
    expect(changed).not.toBe(whole);
    const node = await look(changed);
    expect(indications(node)).not.toContain('TOTAL_PASSED');
    expect(archivePossible(node, true)).toBe(false);
  });
});

const one = { uri: '#a1' };
const xpath = 'http://www.w3.org/TR/1999/REC-xpath-19991116';
const games: readonly (readonly [string, XmlPlan])[] = [
  ...[
    xpath,
    'http://www.w3.org/TR/1999/REC-xslt-19991116',
    'http://www.w3.org/2002/06/xmldsig-filter2',
  ].map(
    (uri) =>
      [
        `a transform that chooses what is hashed: ${uri}`,
        { ...detached, references: [{ ...one, transforms: [uri, exclusive] }] },
      ] as const,
  ),
  [
    'a canonical form with a further step after it',
    { ...detached, references: [{ ...one, transforms: [exclusive, exclusive] }] },
  ],
  [
    'an empty text instead of the element',
    { ...detached, references: [{ ...one, transforms: [`${ds}base64`], bytes: new Uint8Array() }] },
  ],
  ['no URI', { ...inside, references: [{ transforms: [enveloped, exclusive] }] }],
  [
    'a remote URI',
    { ...detached, references: [{ uri: 'https://bank.example/a', bytes: new Uint8Array() }] },
  ],
  [
    'a local URI',
    { ...detached, references: [{ uri: 'file:///etc/hostname', bytes: new Uint8Array() }] },
  ],
  ['an unknown id', { ...detached, references: [{ uri: '#a9', bytes: new Uint8Array() }] }],
  ['only its own properties', { ...detached, references: [] }],
  ['an empty list', withList('')],
  ['a list with a missing file', withList(listedReference('lost.txt', new Uint8Array()))],
  ['a list with a wrong digest', withList(listedReference('#a1', new Uint8Array()))],
  [
    'far too many references',
    {
      ...detached,
      references: Array.from({ length: 1_001 }, () => ({ ...one, bytes: new Uint8Array() })),
    },
  ],
];

describe('[R3.6] an XML signature without any proof does not pass:', () => {
  it.each(games)('%s', async (_what, plan) => {
    const node = await look(make(plan));
    expect(indications(node)).toHaveLength(1);
    expect(indications(node)).not.toContain('TOTAL_PASSED');
    expect(archivePossible(node, true)).toBe(false);
  });
});
