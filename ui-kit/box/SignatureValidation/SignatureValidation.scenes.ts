import type {
  CertificateView,
  Signature,
  ValidationNode,
  ValidationResult,
} from '@dokubox/spec/schemas/validation-result.ts';

const years = { notBefore: '2025-01-01T00:00:00Z', notAfter: '2028-01-01T00:00:00Z' };

const root: CertificateView = {
  ...years,
  cn: 'TEST Ister Root CA',
  o: 'TEST Ister Trust',
  serial: '1',
  issuerCn: 'TEST Ister Root CA',
  trusted: true,
};
const stampAuthority: CertificateView = {
  ...years,
  cn: 'TEST Ister Time Stamps',
  o: 'TEST Ister Trust',
  serial: '77',
  issuerCn: root.cn,
  trusted: false,
};

/** A certificate of a person. */
function personal(cn: string, serial: string): CertificateView {
  return { ...years, cn, serial, issuerCn: root.cn, trusted: false };
}

function signature(
  place: number,
  signer: string,
  indication: string,
  more: Partial<Signature> = {},
): Signature {
  const own = personal(signer, `40${place}`);
  return {
    signatureId: `S-${place}`,
    signatureIndication: indication,
    signatureSubIndication: null,
    signatureFormat: 'PAdES-BASELINE-LTA',
    signingTime: '2026-03-12T09:30:00Z',
    bestSignatureTime: '2026-03-12T09:31:00Z',
    signingCertificate: own,
    certificateChain: [own, root],
    timestamps: [
      {
        timestampId: `T-${place}`,
        type: 'SIGNATURE_TIMESTAMP',
        indication: 'PASSED',
        subIndication: null,
        productionTime: '2026-03-12T09:31:00Z',
        tsaCertificate: stampAuthority,
        qualification: 'TSA',
      },
    ],
    signatureInformation: { signatureQualification: 'QESIG' },
    ...more,
  };
}

function file(name: string, more: Partial<ValidationNode> = {}): ValidationNode {
  return {
    container: null,
    document: { name, mimeType: 'application/pdf' },
    signatures: [],
    errorGroups: [],
    children: [],
    ...more,
  };
}

const problem = (targetId: string, ...errorIds: string[]): ValidationNode['errorGroups'] => [
  {
    errorGroupId: `SIGNATURE_${targetId}`,
    errorCritical: true,
    errors: errorIds.map((errorId) => ({ errorId, status: 'ERROR' as const, targetId })),
  },
];

/** A page was changed in the third revision of the file. */
const pageChanged = (targetId: string): ValidationNode['errorGroups'] => [
  {
    errorGroupId: `SIGNATURE_${targetId}`,
    errorCritical: true,
    errors: ['CHANGED_AFTER_SIGNING', 'CHANGED_PAGE_CONTENT'].map((errorId) => ({
      errorId,
      status: 'ERROR' as const,
      targetId,
      ...(errorId === 'CHANGED_PAGE_CONTENT' ? { pages: [1], revision: 3 } : {}),
    })),
  },
];

/** The validated file, and the two people who signed it. */
export interface Signed {
  readonly fileName: string;
  readonly first: string;
  readonly second: string;
}

/**
 * Answers of a validation as the contract sends them, one for each verdict and one for a container.
 * A validation needs a server, and a scenario starts before one has run. A test in this folder
 * checks the answers against the contract.
 */
export function validationSamples({ fileName, first, second }: Signed) {
  const passed = [
    signature(1, first, 'TOTAL_PASSED', { signatureScope: 'PARTIAL' }),
    signature(2, second, 'TOTAL_PASSED', { signatureScope: 'FULL' }),
  ];
  return {
    passed: {
      archivePossible: true,
      validationResults: [file(fileName, { signatures: passed })],
    },
    failed: {
      archivePossible: false,
      validationResults: [
        file(fileName, {
          signatures: [
            signature(1, first, 'TOTAL_FAILED', {
              signatureSubIndication: 'HASH_FAILURE',
              signatureInformation: { signatureQualification: 'NOT_ADES_QC_QSCD' },
            }),
            signature(2, second, 'TOTAL_PASSED'),
          ],
          errorGroups: problem('S-1', 'DIGEST_DIFFERS', 'CHANGED_AFTER_SIGNING'),
        }),
      ],
    },
    changed: {
      archivePossible: false,
      validationResults: [
        file(fileName, {
          signatures: [
            signature(1, first, 'TOTAL_FAILED', {
              signatureSubIndication: 'FORMAT_FAILURE',
              signatureInformation: { signatureQualification: 'NOT_ADES_QC_QSCD' },
              revisionLength: 40_000,
            }),
            signature(2, second, 'TOTAL_FAILED', {
              signatureSubIndication: 'FORMAT_FAILURE',
              signatureInformation: { signatureQualification: 'NOT_ADES_QC_QSCD' },
              revisionLength: 60_000,
            }),
          ],
          errorGroups: [...pageChanged('S-1'), ...pageChanged('S-2')],
        }),
      ],
    },
    unknown: {
      archivePossible: false,
      validationResults: [
        file(fileName, {
          signatures: [
            signature(1, first, 'INDETERMINATE', {
              signatureSubIndication: 'NO_CERTIFICATE_CHAIN_FOUND',
              signatureInformation: { signatureQualification: 'NA' },
            }),
          ],
          errorGroups: problem('S-1', 'CHAIN_NOT_TRUSTED', 'REVOCATION_MISSING'),
        }),
      ],
    },
    ambiguous: {
      archivePossible: false,
      validationResults: [
        file(fileName, {
          signatures: [
            signature(1, first, 'INDETERMINATE', {
              signatureSubIndication: 'FORMAT_FAILURE',
              signatureInformation: { signatureQualification: 'INDETERMINATE_QESIG' },
              signatureScope: 'PARTIAL',
            }),
          ],
          errorGroups: [
            {
              errorGroupId: 'SIGNATURE_S-1',
              errorCritical: true,
              errors: [
                {
                  errorId: 'AMBIGUOUS_BYTES',
                  status: 'ERROR',
                  targetId: 'S-1',
                  offset: 58_108,
                },
              ],
            },
          ],
        }),
      ],
    },
    unsigned: {
      archivePossible: false,
      validationResults: [file(fileName)],
    },
    container: {
      archivePossible: true,
      validationResults: [
        file('Container.asice', {
          container: { containerType: 'ASiC-E' },
          signatures: [
            signature(1, first, 'TOTAL_PASSED', { signatureFormat: 'XAdES-BASELINE-LT' }),
          ],
          children: [file('Table.xlsx'), file(fileName, { signatures: passed })],
        }),
      ],
    },
  } satisfies Record<string, ValidationResult>;
}
