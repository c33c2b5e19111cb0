import { catalogueTypes, languages, tenants } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { describe, expect, it } from 'vitest';
import { nodePorts } from '../../server/ports.ts';
import { TestEngine } from './fixtures/test-engine.ts';

describe.each(tenants)('choosing what to start in %s', (tenant) => {
  const test = new TestEngine(nodePorts, tenant);
  const policy = policyOf(tenant);

  it('[R6.6] offers the categories of the segment, and those of ALL if the tenant allows it', async () => {
    const { body } = await test.call('getClientProductCategories', { as: 'client1', body: {} });
    const { segmentType } = (await test.call('getCurrentUser', { as: 'client1' })).body;
    const segments = new Set(body.map(({ segment }) => segment));
    expect(segments.has(segmentType ?? 'ALL')).toBe(true);
    expect(segments.has('ALL')).toBe(policy.allowsAllSegmentCategories);
    expect(segments.size).toBe(policy.allowsAllSegmentCategories ? 2 : 1);
  });

  it('[R6.6][R8.6] is rejected for a client or a banker without a segment', async () => {
    const client = await test.refusal('getClientProductCategories', {
      as: 'segmentless',
      body: {},
    });
    expect(client).toMatchObject({ status: 409, messageKey: 'dde.error.noSegmentType' });
    const banker = await test.refusal('getBankerProductCategories', {
      as: 'bankerSegmentless',
      body: { segmentType: 'MB' },
    });
    expect(banker).toMatchObject({ status: 409, messageKey: 'dde.error.noSegmentTypeBanker' });
  });

  it('[R2.17] returns definitions, with internal notes for bankers only', async () => {
    const { body: user } = await test.call('getCurrentUser', { as: 'client1' });
    const segmentType = user.segmentType ?? 'ALL';
    const { body: categories } = await test.call('getClientProductCategories', {
      as: 'client1',
      body: {},
    });
    let seen = 0;
    for (const { categoryCode } of categories) {
      const body = { categoryCode, segmentType };
      const ofClient = await test.call('getSelectableDefinitions', { as: 'client1', body });
      seen += ofClient.body.length;
      for (const definition of ofClient.body) {
        expect(definition.internalNotes).toBeUndefined();
        expect(definition).not.toHaveProperty('documents');
        expect(definition.categoryCode).toBe(categoryCode);
      }
    }
    expect(seen).toBeGreaterThan(0);
    const notes = test.world.catalogue.definitions.filter(({ internalNotes }) => internalNotes);
    const [noted] = notes.filter(({ segment }) => segment === segmentType);
    if (!noted) throw new Error('no definition of the segment has internal notes');
    const ofBanker = await test.call('getSelectableDefinitions', {
      as: 'bankerAdmin',
      body: { categoryCode: noted.categoryCode, segmentType },
    });
    expect(ofBanker.body.find(({ pid }) => pid === noted.pid)?.internalNotes).toBe(
      noted.internalNotes,
    );
  });

  it('[R8.2] returns no definition for an unknown category', async () => {
    const { body } = await test.call('getSelectableDefinitions', {
      as: 'bankerAdmin',
      body: { categoryCode: 'NONE', segmentType: 'MB' },
    });
    expect(body).toEqual([]);
  });

  it('[R7.21] finds the category of a value, or returns 404', async () => {
    const [category] = test.world.catalogue.categories;
    if (!category) throw new Error('no categories');
    const { body } = await test.call('getProductCategory', {
      as: 'client1',
      body: { value: category.categoryCode, segment: category.segment },
    });
    const { categoryCode, segment } = category;
    expect(body).toMatchObject({ categoryCode, segment });
    const refusal = await test.refusal('getProductCategory', {
      as: 'client1',
      body: { value: 'NONE', segment: 'MB' },
    });
    expect(refusal.status).toBe(404);
  });

  it.each(languages)(
    '[R3.8] names categories in %s for a caller of that language',
    async (language) => {
      const context = { language } as const;
      const { body: words } = await test.call('getProductTranslations', { body: { language } });
      const { body: items } = await test.call('getCatalogue', {
        as: 'client1',
        body: { catalogueType: 'ProductCategoryMB' },
      });
      const [first] = items.items;
      if (!first) throw new Error('no categories');
      const value = { value: first.value, segment: 'MB' } as const;
      const one = await test.call('getProductCategory', { as: 'client1', context, body: value });
      expect(one.body.categoryName).toBe(words[first.translationKey]);
      const segmentType = 'MB';
      const call = {
        as: 'bankerAdmin',
        context: { language, flowType: 'BANKER' },
        body: { segmentType },
      } as const;
      const list = await test.call('getBankerProductCategories', call);
      expect(list.body.find(({ categoryCode }) => categoryCode === first.value)).toEqual(one.body);
      const ofClient = await test.call('getClientProductCategories', {
        as: 'client1',
        context,
        body: {},
      });
      expect(ofClient.body).toContainEqual(one.body);
    },
  );

  it.each(catalogueTypes)('[R3.9] returns the catalogue %s in its order', async (catalogueType) => {
    const { body } = await test.call('getCatalogue', { as: 'client1', body: { catalogueType } });
    expect(body.catalogueType).toBe(catalogueType);
    const orders = body.items.map(({ listOrder }) => listOrder);
    expect(orders.length).toBeGreaterThan(0);
    expect(orders).toEqual([...orders].sort((left, right) => left - right));
  });

  it.each(languages)('[R8.3] names every product in %s', async (language) => {
    const { body } = await test.call('getProductTranslations', { body: { language } });
    for (const { items } of [
      test.world.catalogue.catalogues.ProductCategoryMB,
      test.world.catalogue.catalogues.ProductCategoryCORP,
    ]) {
      for (const { translationKey } of items) expect(body[translationKey]).toBeTruthy();
    }
  });
});
