import type { TestRunnerConfig } from '@storybook/test-runner';
import { widths } from './widths.ts';

/** The loaded data of a story, as a part of Storybook's own object. */
interface Preview {
  /** Settles once the index of all stories is read. Until then the store rejects every question. */
  ready(): Promise<void>;
  readonly storyStore: {
    loadStory(order: { storyId: string }): Promise<{
      readonly storyGlobals?: { readonly viewport?: { readonly value?: string } };
    }>;
  };
}

/** Size of a page in pixels, unless a story sets another. */
const ordinary = { width: 1280, height: 720 };

/**
 * Axe runs in each story through the accessibility addon (`parameters.a11y.test: 'error'`), after
 * the story's `play`. A finding fails the story. A story with a width gets a page of this width.
 */
const config: TestRunnerConfig = {
  logLevel: 'warn',
  async preVisit(page, { id }) {
    // On a busy machine, this may run before the page has started its preview.
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
    const viewport = await page.evaluate(async (storyId) => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
        __STORYBOOK_PREVIEW__: Preview;
      };
      await preview.ready();
      return (await preview.storyStore.loadStory({ storyId })).storyGlobals?.viewport?.value;
    }, id);
    const width = widths.find((one) => `w${one}` === viewport) ?? ordinary.width;
    const size = { ...ordinary, width };
    // Each page keeps its size from story to story, because resizing takes time.
    if (page.viewportSize()?.width !== width) await page.setViewportSize(size);
  },
};

export default config;
