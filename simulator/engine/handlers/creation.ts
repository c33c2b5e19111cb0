import { DUMMY_CATEGORY_CODE, type Segment } from '@dokubox/spec/enums.ts';
import { everyField } from '@dokubox/spec/schemas/every-field.ts';
import type { DokuboxDefinition, ProductCategory } from '@dokubox/spec/schemas/definition.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { Refusal } from '../handler.ts';
import type { BoxDefinition, Category } from '../seed/catalogue/types.ts';
import type { UserState } from '../state.ts';
import { segmentsOf } from '../views/people.ts';
import { offeredSegments } from '../world/base.ts';
import type { World } from '../world/world.ts';
import type { Call, Handler } from './call.ts';
import { notAllowed, notFound } from '../refusals.ts';
import { userOf } from './current-user.ts';

/**
 * Categories of a segment, with those of the ALL segment if the tenant allows it (R6.6). The
 * placeholder for “no category” is never included.
 */
function categoriesOf(world: World, segment: Segment): readonly Category[] {
  const offered = offeredSegments(segment, policyOf(world.tenant).allowsAllSegmentCategories);
  return world.catalogue.categories
    .filter((category) => offered.includes(category.segment))
    .filter(({ categoryCode }) => categoryCode !== DUMMY_CATEGORY_CODE);
}

/** A category for the caller, named in the language of `X-Language`. */
function categoryView(
  { world, context }: Pick<Call<'getProductCategory'>, 'world' | 'context'>,
  category: Category,
): ProductCategory {
  const { categoryCode, segment, names } = category;
  const language = context?.language ?? policyOf(world.tenant).localLanguage;
  return { categoryCode, categoryName: names[language], segment };
}

/** Whether a user with these segments works in the segment. ALL includes every segment. */
export function worksIn(segments: readonly Segment[], segment: Segment): boolean {
  return segments.includes(segment) || segments.includes('ALL');
}

/** Categories of the segment of the client the caller acts for. */
export const getClientProductCategories: Handler<'getClientProductCategories'> = (call) => {
  const [segment] = segmentsOf(call.world, call.session, userOf(call));
  if (segment === undefined) throw new Refusal(409, 'dde.error.noSegmentType', null);
  return { body: categoriesOf(call.world, segment).map((one) => categoryView(call, one)) };
};

/** Categories of one of the banker's segments. */
export const getBankerProductCategories: Handler<'getBankerProductCategories'> = (call) => {
  const segments = segmentsOf(call.world, call.session, userOf(call));
  const { segmentType } = call.input.body;
  if (segments.length === 0) throw new Refusal(409, 'dde.error.noSegmentTypeBanker', null);
  if (!worksIn(segments, segmentType)) throw notAllowed('the banker does not work in this segment');
  return { body: categoriesOf(call.world, segmentType).map((one) => categoryView(call, one)) };
};

/** The category of a box by its value. */
export const getProductCategory: Handler<'getProductCategory'> = (call) => {
  const { value, segment } = call.input.body;
  const named = call.world.catalogue.categories.filter(
    ({ categoryCode }) => categoryCode === value,
  );
  const category =
    named.find((candidate) => candidate.segment === segment) ??
    named.find((candidate) => candidate.segment === 'ALL');
  if (!category) throw notFound();
  return { body: categoryView(call, category) };
};

/**
 * A definition without the simulator's internal fields. Clients do not see internal notes.
 */
function definitionView(
  definition: BoxDefinition,
  user: Pick<UserState, 'userType'>,
): DokuboxDefinition {
  const { pid, titleEn, titleLocal, instructionEn, instructionLocal, categoryCode, segment } =
    definition;
  return everyField<DokuboxDefinition>({
    pid,
    titleEn,
    titleLocal,
    instructionEn,
    instructionLocal,
    internalNotes: user.userType === 'BANKER' ? (definition.internalNotes ?? null) : undefined,
    categoryCode,
    segment,
  });
}

/** Definitions of a category that a box of the segment can be started from. */
export function selectableDefinitions(
  world: World,
  segment: Segment,
  categoryCode: string,
): readonly BoxDefinition[] {
  const offered = categoriesOf(world, segment);
  if (!offered.some((category) => category.categoryCode === categoryCode)) return [];
  return world.catalogue.definitions
    .filter((definition) => definition.categoryCode === categoryCode)
    .filter((definition) => definition.segment === segment || definition.segment === 'ALL');
}

/**
 * Definitions to start a box of the category from. None for a segment the caller does not work in.
 */
export const getSelectableDefinitions: Handler<'getSelectableDefinitions'> = (call) => {
  const user = userOf(call);
  const { categoryCode, segmentType } = call.input.body;
  if (!worksIn(segmentsOf(call.world, call.session, user), segmentType)) return { body: [] };
  const body = selectableDefinitions(call.world, segmentType, categoryCode).map((definition) =>
    definitionView(definition, user),
  );
  return { body };
};

/** A list of choices in its order. */
export const getCatalogue: Handler<'getCatalogue'> = ({ world, input }) => ({
  body: world.catalogue.catalogues[input.body.catalogueType],
});
