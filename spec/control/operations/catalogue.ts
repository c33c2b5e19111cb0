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
  'A document of a definition, or one that can be added to its boxes.',
  wrap(
    'A-440',
    {
      key: 'Key in scenario files, such as `accountAgreement`.',
      titleEn: 'Name in English.',
      titleLocal: 'Name in the tenant’s local language.',
      clientSignatureNeeded: 'True if the client signs it.',
      firstBankSignatureNeeded: 'True if the bank’s first level signs it.',
      secondBankSignatureNeeded: 'True if the bank’s second level signs it.',
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
      pid: 'Key in scenario files and calls.',
      titleEn: 'Name in English.',
      titleLocal: 'Name in the tenant’s local language.',
      categoryCode: 'Code of its product category.',
      segment: 'Segment of clients it is for.',
      documents: 'Keys of its documents, in order.',
      otherDocument:
        'Key of the document that added documents are created from. Null if none can be added.',
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

/** The call that returns what scenario files can use. */
export const catalogueOperations = {
  getWorldCatalogue: operation({
    ...control,
    origin: 'A-440',
    method: 'GET',
    url: '/__sim/worlds/{worldId}/catalogue',
    kind: 'query',
    summary: 'List the definitions and reasons of a world',
    description:
      'Returns the definitions with their documents, the reasons, and the topics of messages, by the keys that scenario files use.',
    params: worldParams,
    success: {
      status: 200,
      schema: wrap(
        'A-440',
        {
          definitions: 'Kinds of boxes.',
          documents: 'All documents of the definitions, each once.',
          cancellationReasons: 'Codes of the reasons to end a box.',
          removalReasons: 'Codes of the reasons to remove a document.',
          messageTopics: 'Topics of seeded messages.',
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
