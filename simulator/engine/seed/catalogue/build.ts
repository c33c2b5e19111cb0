import {
  DUMMY_CATEGORY_CODE,
  dokuFlowTypes,
  languages,
  type CatalogueType,
  type Language,
  type Segment,
  type Tenant,
} from '@dokubox/spec/enums.ts';
import type { Catalogue } from '@dokubox/spec/schemas/catalogue.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import {
  cancellationReasonKey,
  cancellationReasons,
  definitionPids,
  documentKeys,
  productCodes,
  productKey,
  removalReasonKey,
  removalReasons,
  type DefinitionPid,
  type DocumentKey,
} from '../texts/keys.ts';
import { seedNotes } from '../texts/notes.ts';
import { seedNames } from '../texts/table.ts';
import type { SeedNames } from '../texts/types.ts';
import { categorySegments, definitionStructures, documentStructures } from './structure.ts';
import type { BoxDefinition, Category, DokuTemplate, TenantCatalogue } from './types.ts';

const noFlags = {
  clientSignatureNeeded: false,
  firstBankSignatureNeeded: false,
  secondBankSignatureNeeded: false,
  bankSignedDokuUploadNeeded: false,
  clientSignedDokuUploadNeeded: false,
  clientAcknowledgementNeeded: false,
};

type LocalLanguage = Exclude<Language, 'en'>;

function documentOf(key: DocumentKey, local: LocalLanguage): DokuTemplate {
  const { flowType, kind, flags, noted } = documentStructures[key];
  const english = seedNames.en.documents[key];
  const own = seedNames[local].documents[key];
  return {
    ...noFlags,
    ...flags,
    key,
    dokuDefinitionId: documentKeys.indexOf(key) + 1,
    titleEn: english.title,
    titleLocal: own.title,
    instructionEn: english.instruction,
    instructionLocal: own.instruction,
    notes: noted ? seedNotes[local].documentNote : null,
    dokuFlowTypeId: dokuFlowTypes[flowType],
    kind,
  };
}

function definitionOf(pid: DefinitionPid, local: LocalLanguage): BoxDefinition {
  const structure = definitionStructures[pid];
  const named = pid === 'PLEDGE-CORP-01' ? 'PLEDGE-MB-01' : pid;
  const english = seedNames.en.definitions[named];
  const own = seedNames[local].definitions[named];
  return {
    pid,
    titleEn: english.title,
    titleLocal: own.title,
    instructionEn: english.instruction,
    instructionLocal: own.instruction,
    internalNotes: seedNotes[local].internalNotes[structure.notes],
    categoryCode: structure.category,
    segment: structure.segment,
    documents: structure.documents.map((key) => documentOf(key, local)),
    otherDocument: structure.other ? documentOf('otherDocument', local) : null,
    clientSignatureSystem: structure.clientSystem,
    bankSignatureSystem: structure.bankSystem,
  };
}

function catalogueOf(
  catalogueType: CatalogueType,
  items: readonly (readonly [value: string, translationKey: string])[],
): Catalogue {
  return {
    catalogueType,
    items: items.map(([value, translationKey], index) => ({
      value,
      translationKey,
      listOrder: index + 1,
    })),
  };
}

function productCatalogue(catalogueType: CatalogueType, segment: Segment): Catalogue {
  const codes = productCodes
    .filter((code) => categorySegments[code] === segment)
    .filter((code) => code !== DUMMY_CATEGORY_CODE);
  return catalogueOf(
    catalogueType,
    codes.map((code) => [code, productKey(code)] as const),
  );
}

function translationsOf(names: SeedNames): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...(['default', ...productCodes] as const).map((code) => [
      productKey(code),
      names.products[code],
    ]),
    ...cancellationReasons.map((reason) => [
      cancellationReasonKey(reason),
      names.cancellationReasons[reason],
    ]),
    ...removalReasons.map((reason) => [removalReasonKey(reason), names.removalReasons[reason]]),
  ]) as Record<string, string>;
}

function build(tenant: Tenant): TenantCatalogue {
  const local = policyOf(tenant).localLanguage;
  const categories = productCodes.map((categoryCode) => ({
    categoryCode,
    segment: categorySegments[categoryCode],
    names: Object.fromEntries(
      languages.map((language) => [language, seedNames[language].products[categoryCode]]),
    ) as Category['names'],
  }));
  return {
    categories,
    definitions: definitionPids.map((pid) => definitionOf(pid, local)),
    documents: new Map(documentKeys.map((key) => [key, documentOf(key, local)])),
    catalogues: {
      ProductCategoryCORP: productCatalogue('ProductCategoryCORP', 'CORP'),
      ProductCategoryMB: productCatalogue('ProductCategoryMB', 'MB'),
      ProductCategoryALL: productCatalogue('ProductCategoryALL', 'ALL'),
      CancellationReason: catalogueOf(
        'CancellationReason',
        cancellationReasons.map((reason) => [reason, cancellationReasonKey(reason)] as const),
      ),
      DokuRemovalReason: catalogueOf(
        'DokuRemovalReason',
        removalReasons.map((reason) => [reason, removalReasonKey(reason)] as const),
      ),
    },
    productTranslations: Object.fromEntries(
      languages.map((language) => [language, translationsOf(seedNames[language])]),
    ) as TenantCatalogue['productTranslations'],
  };
}

const built = new Map<Tenant, TenantCatalogue>();

/** The catalogue of a tenant, built once and shared by all of its worlds. */
export function catalogueFor(tenant: Tenant): TenantCatalogue {
  let catalogue = built.get(tenant);
  if (!catalogue) {
    catalogue = build(tenant);
    built.set(tenant, catalogue);
  }
  return catalogue;
}
