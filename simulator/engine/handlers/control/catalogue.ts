import type { CatalogueType } from '@dokubox/spec/enums.ts';
import type { TenantCatalogue } from '../../seed/catalogue/types.ts';
import { messageTopics } from '../../seed/texts/keys.ts';
import type { Handler } from '../call.ts';
import { worldOf } from '../simulation.ts';

const codesOf = ({ catalogues }: TenantCatalogue, type: CatalogueType) =>
  catalogues[type].items.map(({ value }) => value);

/** The names that scenario files can use. */
export const getWorldCatalogue: Handler<'getWorldCatalogue'> = ({ engine, input }) => {
  const { catalogue } = worldOf(engine, input.params.worldId);
  return {
    body: {
      definitions: catalogue.definitions.map((one) => ({
        pid: one.pid,
        titleEn: one.titleEn,
        titleLocal: one.titleLocal,
        categoryCode: one.categoryCode,
        segment: one.segment,
        documents: one.documents.map(({ key }) => key),
        otherDocument: one.otherDocument?.key ?? null,
      })),
      documents: [...catalogue.documents.values()].map((one) => ({
        key: one.key,
        titleEn: one.titleEn,
        titleLocal: one.titleLocal,
        clientSignatureNeeded: one.clientSignatureNeeded,
        firstBankSignatureNeeded: one.firstBankSignatureNeeded,
        secondBankSignatureNeeded: one.secondBankSignatureNeeded,
      })),
      cancellationReasons: codesOf(catalogue, 'CancellationReason'),
      removalReasons: codesOf(catalogue, 'DokuRemovalReason'),
      messageTopics: [...messageTopics],
    },
  };
};
