import type { CertificateRank } from '@dokubox/spec/enums.ts';
import * as der from '../../formats/asn1/write.ts';
import { oids } from '../../formats/asn1/oids.ts';

const facts = {
  QESIG: { qualified: true, device: true, type: oids.qcTypeEsign },
  ADESIG_QC: { qualified: true, device: false, type: oids.qcTypeEsign },
  ADESIG: { qualified: false, device: false, type: oids.qcTypeEsign },
  QESEAL: { qualified: true, device: true, type: oids.qcTypeEseal },
  ADESEAL_QC: { qualified: true, device: false, type: oids.qcTypeEseal },
  ADESEAL: { qualified: false, device: false, type: oids.qcTypeEseal },
} as const satisfies Record<CertificateRank, object>;

/** Encoded QCStatements of a certificate with this rank (ETSI EN 319 412-5). */
export function statementsFor(rank: CertificateRank): Buffer {
  const { qualified, device, type } = facts[rank];
  return der.sequence(
    qualified ? der.sequence(der.oid(oids.qcCompliance)) : undefined,
    device ? der.sequence(der.oid(oids.qcSscd)) : undefined,
    der.sequence(der.oid(oids.qcType), der.sequence(der.oid(type))),
  );
}
