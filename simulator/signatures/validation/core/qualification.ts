import { oids } from '../../formats/asn1/oids.ts';
import type { Certificate } from '../../formats/x509/certificate.ts';
import type { Chain } from './chain.ts';
import type { CheckResult } from './checks.ts';

type Kind = 'SIG' | 'SEAL' | 'UNKNOWN';

function kindOf({ qualified: { types, compliant } }: Certificate): Kind {
  if (types.includes(oids.qcTypeEsign)) return 'SIG';
  if (types.includes(oids.qcTypeEseal)) return 'SEAL';
  // A qualified certificate without a purpose is for signatures (EN 319 412-5 § 4.2.3).
  return types.length === 0 && compliant ? 'SIG' : 'UNKNOWN';
}

const names = {
  SIG: { device: 'QESIG', qualified: 'ADESIG_QC', plain: 'ADESIG' },
  SEAL: { device: 'QESEAL', qualified: 'ADESEAL_QC', plain: 'ADESEAL' },
  UNKNOWN: { device: 'UNKNOWN_QC_QSCD', qualified: 'UNKNOWN_QC', plain: 'UNKNOWN' },
} as const;

/**
 * Qualification of a signature, as a constant of DSS. NA if its chain does not end in a listed
 * authority, because anyone can write anything into their own certificate.
 */
export function qualificationOf(
  certificate: Certificate | null,
  chain: Chain | null,
  { level }: CheckResult,
): string {
  if (!certificate || !chain?.anchor?.listed) return 'NA';
  const { compliant, device } = certificate.qualified;
  if (level === 'FAILED') {
    if (compliant) return device ? 'NOT_ADES_QC_QSCD' : 'NOT_ADES_QC';
    return 'NOT_ADES';
  }
  const rank = compliant ? (device ? 'device' : 'qualified') : 'plain';
  const name = names[kindOf(certificate)][rank];
  return level === 'INDETERMINATE' ? `INDETERMINATE_${name}` : name;
}

/** Qualification of a time stamp. It is known only if the authority is in the trusted list. */
export function timestampQualificationOf(chain: Chain | null): string {
  return chain?.anchor?.listed ? 'TSA' : 'NA';
}
