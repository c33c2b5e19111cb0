import type { TestRunnerConfig } from '@storybook/test-runner';
import { widths } from './widths.ts';

/** What the preview has loaded of a story; a part of Storybook's own object. */
interface Preview {
  /** Settles once the index of all stories is read; the store refuses every question before. */
  ready(): Promise<void>;
  readonly storyStore: {
    loadStory(order: { storyId: string }): Promise<{
      readonly storyGlobals?: { readonly viewport?: { readonly value?: string } };
    }>;
  };
}

/** Pixels of a page no story asks otherwise for. */
const ordinary = { width: 1280, height: 720 };

/**
 * Axe runs in each story through the accessibility addon (`parameters.a11y.test: 'error'`), after the
 * story's `play`: a finding fails the story. A story that asks for a width gets a page of this width.
 */
const config: TestRunnerConfig = {
  logLevel: 'warn',
  async preVisit(page, { id }) {
    // A busy machine is here before the page has started its preview.
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
    // Each page keeps its size from story to story; resizing one costs a moment.
    if (page.viewportSize()?.width !== width) await page.setViewportSize(size);
  },
};

export default config;
