/** Namespaces of signatures, containers and PDF metadata. */
export const xmlNamespaces = {
  ds: 'http://www.w3.org/2000/09/xmldsig#',
  xades: 'http://uri.etsi.org/01903/v1.3.2#',
  xades141: 'http://uri.etsi.org/01903/v1.4.1#',
  asic: 'http://uri.etsi.org/02918/v1.2.1#',
  manifest: 'urn:oasis:names:tc:opendocument:xmlns:manifest:1.0',
  evidenceRecord: 'urn:ietf:params:xml:ns:ers',
  dc: 'http://purl.org/dc/elements/1.1/',
  pdf: 'http://ns.adobe.com/pdf/1.3/',
  xmlns: 'http://www.w3.org/2000/xmlns/',
  xml: 'http://www.w3.org/XML/1998/namespace',
  exclusive: 'http://www.w3.org/2001/10/xml-exc-c14n#',
} as const;

/** Type of the reference to the signed properties (XAdES). */
export const signedPropertiesType = 'http://uri.etsi.org/01903#SignedProperties';
