import { limits } from '../../limits.ts';
import { segments } from '../../enums.ts';
import { named } from '../../origin.ts';
import { flag, oneOf, text } from '../../schemas/common.ts';
import { wrap } from '../../operations/building-blocks.ts';
import { control, ofWorld, worldParams } from './blocks.ts';
import { operation } from '../../operations/types.ts';

const listOf = <const S extends object>(items: S) =>
  ({ type: 'array', maxItems: limits.listMax, items }) as const;

const document = named(
  'CatalogueDocument',
  'A document a box begins with, or one that is added to it.',
  wrap(
    'A-440',
    {
      key: 'Its name in scenario files, such as `accountAgreement`.',
      titleEn: 'What it is called in English.',
      titleLocal: 'What it is called in the tenant’s own language.',
      clientSignatureNeeded: 'True where the client signs it.',
      firstBankSignatureNeeded: 'True where the first level of the bank signs it.',
      secondBankSignatureNeeded: 'True where the second level of the bank signs it.',
    },
    {
      key: text,
      titleEn: text,
      titleLocal: text,
      clientSignatureNeeded: flag,
      firstBankSignatureNeeded: flag,
      secondBankSignatureNeeded: flag,
    },
  ),
);

const definition = named(
  'CatalogueDefinition',
  'A kind of box.',
  wrap(
    'A-440',
    {
      pid: 'Its name in scenario files and calls.',
      titleEn: 'What it is called in English.',
      titleLocal: 'What it is called in the tenant’s own language.',
      categoryCode: 'Code of its product category.',
      segment: 'Clients it is for.',
      documents: 'Keys of its documents, in their order.',
      otherDocument: 'Key of what further documents are made from; null where none can be added.',
    },
    {
      pid: text,
      titleEn: text,
      titleLocal: text,
      categoryCode: text,
      segment: oneOf(segments),
      documents: listOf(text),
      otherDocument: { type: ['string', 'null'], maxLength: limits.textMax },
    },
  ),
);

/** What a scenario file can draw on. */
export const catalogueOperations = {
  getWorldCatalogue: operation({
    ...control,
    origin: 'A-440',
    method: 'GET',
    url: '/__sim/worlds/{worldId}/catalogue',
    kind: 'query',
    summary: 'What the bank of a world offers, by the names scenario files have for it',
    description: 'Definitions with their documents, reasons, and topics of messages.',
    params: worldParams,
    success: {
      status: 200,
      schema: wrap(
        'A-440',
        {
          definitions: 'Kinds of boxes.',
          documents: 'Every document of them, each once.',
          cancellationReasons: 'Codes of reasons to terminate a box.',
          removalReasons: 'Codes of reasons to take a document out.',
          messageTopics: 'What seeded messages can be about.',
        },
        {
          definitions: listOf(definition),
          documents: listOf(document),
          cancellationReasons: listOf(text),
          removalReasons: listOf(text),
          messageTopics: listOf(text),
        },
      ),
    },
    refusals: ofWorld,
  }),
};
