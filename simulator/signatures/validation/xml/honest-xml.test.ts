import { beforeAll, describe, expect, it } from 'vitest';
import { xmlNamespaces } from '../../formats/xml/names.ts';
import type { TestTrust } from '../../signing/trust/test-trust.ts';
import type { Credential } from '../../signing/x509/credential.ts';
import { indications, openTrust, validate } from '../fixtures/files.ts';
import { enveloped, signedXml, type XmlPlan } from '../fixtures/xml-signatures.ts';

let trust: TestTrust;
let signer: Credential;

beforeAll(async () => {
  ({ trust, signer } = await openTrust());
});

/** A plan that signs one element of the document. */
const part = (before: string, after: string): XmlPlan => ({
  document: (signature) => `${before}<order><a Id="a1" b="1 > 0">č</a>${signature}</order>${after}`,
  references: [{ uri: '#a1' }],
});
/** A plan that signs the whole document. */
const whole = (before: string, after: string): XmlPlan => ({
  document: (signature) => `${before}<order><a>č</a>${signature}</order>${after}`,
  references: [{ uri: '', transforms: [enveloped, xmlNamespaces.exclusive] }],
});

describe('[R3.6] a signed dossier as other programs write it', () => {
  it.each([
    ['with a declaration', '<?xml version="1.0" encoding="UTF-8"?>\n', ''],
    ['with a byte order mark', '\ufeff<?xml version="1.0"?>', ''],
    ['with comments around its root', '<!-- <!DOCTYPE a> -->', '\n<!-- end > -->\n'],
    ['with white space at its end', '', '\r\n\r\n'],
  ])('passes %s', async (_what, before, after) => {
    for (const plan of [part(before, after), whole(before, after)]) {
      const text = signedXml(plan, signer, trust);
      const node = await validate(Buffer.from(text), trust, { name: 'order.es3' });
      expect(indications(node)).toEqual(['TOTAL_PASSED']);
    }
  });

  it('passes in the encoding of its declaration', async () => {
    const text = signedXml(part('<?xml version="1.0" encoding="UTF-8"?>', ''), signer, trust);
    const other = Buffer.from(text.replace('UTF-8', 'ISO-8859-2').replace('č', '\u00e8'), 'latin1');
    expect(indications(await validate(other, trust, { name: 'a.es3' }))).toEqual(['TOTAL_PASSED']);
  });

  it('does not pass with an unsigned instruction', async () => {
    const text = signedXml(part('<?xml version="1.0"?>', ''), signer, trust);
    const paid = Buffer.from(text.replace('?><order', '?><?pay now?><order'));
    expect(indications(await validate(paid, trust, { name: 'a.es3' }))).toEqual([
      'INDETERMINATE/FORMAT_FAILURE',
    ]);
  });
});
